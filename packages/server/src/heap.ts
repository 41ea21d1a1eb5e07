import { setFlagsFromString } from 'node:v8';

/**
 * Where there is much memory, V8 lets old objects grow to four times those in use before it collects
 * them: a gigabyte for 250 MB. From now on to twice them. An index takes a tenth longer to build so,
 * which is why it comes first.
 */
export function collectSooner(): void {
  setFlagsFromString('--heap-growing-percent=100');
}
