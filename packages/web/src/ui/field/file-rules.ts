/** Which files a file input takes. Codes are those the form shows. */

/** 10 MB, counted as browsers and operating systems count a megabyte of memory. */
export const FILE_MAX_BYTES = 10 * 1024 * 1024;

export interface FileRules {
  maxBytes?: number;
  /** MIME types, wildcards or extensions: `application/pdf`, `image/*`, `.csv`. Empty: all. */
  accept?: readonly string[];
}

export type FileRefusal =
  | { code: 'fichier-taille-max'; nom: string; limite: number }
  | { code: 'fichier-type'; nom: string };

interface FileFacts {
  name: string;
  /** Empty when the system does not know it; the extension then decides. */
  type: string;
  size: number;
}

export function checkFile(file: FileFacts, rules: FileRules = {}): FileRefusal | undefined {
  const { maxBytes = FILE_MAX_BYTES, accept = [] } = rules;
  if (!isAcceptedType(file, accept)) return { code: 'fichier-type', nom: file.name };
  if (file.size > maxBytes) {
    return { code: 'fichier-taille-max', nom: file.name, limite: maxBytes };
  }
  return undefined;
}

export function isAcceptedType(file: FileFacts, accept: readonly string[]): boolean {
  if (accept.length === 0) return true;
  const name = file.name.toLowerCase();
  const type = file.type.toLowerCase();
  return accept.some((entry) => {
    const rule = entry.trim().toLowerCase();
    if (rule === '*/*' || rule === '*') return true;
    if (rule.startsWith('.')) return name.endsWith(rule) && name.length > rule.length;
    if (rule.endsWith('/*')) return type.startsWith(rule.slice(0, -1));
    return type !== '' && type === rule;
  });
}

/** Sorts chosen files into those kept and why the others are not. One alone unless `multiple`. */
export function sortFiles<F extends FileFacts>(
  files: readonly F[],
  rules: FileRules,
  multiple: boolean,
): { kept: F[]; refusals: FileRefusal[] } {
  const kept: F[] = [];
  const refusals: FileRefusal[] = [];
  for (const file of multiple ? files : files.slice(0, 1)) {
    const refusal = checkFile(file, rules);
    if (refusal) refusals.push(refusal);
    else kept.push(file);
  }
  return { kept, refusals };
}

/** « 10 Mo », « 340 ko ». */
export function formatBytes(bytes: number, locale: string): string {
  const [unit, divisor] = bytes >= 1024 ** 2 ? ['megabyte', 1024 ** 2] : ['kilobyte', 1024];
  const text = new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: String(unit),
    maximumFractionDigits: unit === 'megabyte' ? 1 : 0,
  }).format(Math.max(bytes / Number(divisor), bytes > 0 ? 1 : 0));
  // Archivo draws the narrow no-break space too narrow to be seen.
  return text.replaceAll('\u202f', '\u00a0');
}

/** `['image/*', '.pdf', 'text/csv']` → « image, PDF, CSV ». */
export function formatTypes(accept: readonly string[]): string {
  const names = accept.map((entry) => {
    if (entry.endsWith('/*')) return entry.slice(0, -2);
    const name = entry.startsWith('.') ? entry.slice(1) : (entry.split('/')[1] ?? entry);
    return name.toUpperCase();
  });
  return [...new Set(names)].join(', ');
}
