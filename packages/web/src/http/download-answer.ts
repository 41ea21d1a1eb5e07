import type { Fichier } from '@comptoir/contract/http/fichier.schema.ts';
import { downloadFile } from '../ui/download.ts';

/** A file that came inside an answer. */
export function downloadAnswer({ data, name, type }: Fichier): void {
  const bytes = Uint8Array.from(atob(data), (char) => char.charCodeAt(0));
  downloadFile({ data: bytes, name, type });
}
