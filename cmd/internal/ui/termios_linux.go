package ui

import "syscall"

const getTermios = syscall.TCGETS
