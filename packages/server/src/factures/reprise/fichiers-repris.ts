/** The files of an invoice that the ERP issued, as they were given. */
import { decoder } from '@comptoir/contract/achat-rapide/octets-lus.ts';
import type { FormatFacture, FormatFichier } from '@comptoir/contract/factures/etats-facture.ts';
import { refus } from '@comptoir/contract/http/erreurs.ts';
import type { Pool } from '../../db/pool.ts';
import { tenirRegles, type ControleTenu } from '../controle/controler.ts';
import { readCii } from '../controle/lire-cii.ts';
import { readUbl } from '../controle/lire-ubl.ts';
import { REGLES_EUROPE, REGLES_FRANCE, reglesChorus } from '../controle/regles.ts';
import type { ExigencesChorus } from '@comptoir/contract/panier/references.schema.ts';
import { listFichiers, listFichiersRepris, type FactureDocument } from '../lecture/facture.sql.ts';

/** Its paper, or what there is. */
export async function premierFormat(
  pool: Pool,
  { id, origine }: FactureDocument,
): Promise<FormatFichier> {
  if (origine === 'comptoir') return 'factur-x';
  const [garde] = await listFichiersRepris(pool, [id]);
  if (!garde) throw refus('introuvable');
  return garde.format;
}

/** The very bytes that were given, held against the same rules; Factur-X holds the CII. */
export async function controlerReprise(
  pool: Pool,
  { id, chorus }: FactureDocument & { chorus: ExigencesChorus | null },
  format: FormatFacture,
): Promise<ControleTenu[]> {
  const [garde] = await listFichiers(pool, [id], format === 'ubl' ? 'ubl' : 'cii');
  if (!garde) throw refus('introuvable');
  const texte = decoder(garde.octets);
  return tenirRegles(format === 'ubl' ? readUbl(texte) : readCii(texte), [
    ...REGLES_EUROPE,
    ...REGLES_FRANCE,
    ...(chorus ? reglesChorus(chorus) : []),
  ]);
}
