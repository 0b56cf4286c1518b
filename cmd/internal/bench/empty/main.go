// Command empty does nothing: what any process costs here.
package main

func main() {}
