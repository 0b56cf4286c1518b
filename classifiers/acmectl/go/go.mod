module acmectl

go 1.24
