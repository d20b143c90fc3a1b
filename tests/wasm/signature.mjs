// SPDX-License-Identifier: MIT
// signature.mjs - prints the bench signature of the module and nothing else.
import { load, signature } from './module.mjs';

console.log(signature(load()));
