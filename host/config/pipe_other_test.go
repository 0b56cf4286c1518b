//go:build !unix

package config_test

import "errors"

func makePipe(string) error { return errors.ErrUnsupported }
