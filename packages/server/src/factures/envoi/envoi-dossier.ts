/** Invoices laid into a folder, from which an ERP or a platform takes them. */
import { createHash } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { EnvoiFactures } from './envoi-factures.ts';

/** A file is there whole or not at all, and again under the same name where it is laid twice. */
export function createEnvoiDossier(dossier: string): EnvoiFactures {
  return {
    async deposer({ cle, canal, nom, octets }) {
      const voulu = path.join(dossier, canal);
      await mkdir(voulu, { recursive: true });
      const marque = createHash('sha256').update(cle).digest('hex').slice(0, 16);
      const provisoire = path.join(voulu, `.${marque}.partiel`);
      await writeFile(provisoire, octets);
      await rename(provisoire, path.join(voulu, nom));
      return { etat: 'deposee', reference: undefined, motif: '' };
    },
    readEtat: () => Promise.reject(new Error('a folder tells nothing of what lies in it')),
  };
}
