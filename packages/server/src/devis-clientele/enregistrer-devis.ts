import type { DocumentDevis } from '@comptoir/contract/devis-clientele/document.schema.ts';
import { MAX_LIGNES_DEVIS } from '@comptoir/contract/devis-clientele/limites.ts';
import { refus } from '@comptoir/contract/http/erreurs.ts';
import type { Pool } from '../db/pool.ts';
import { transaction } from '../db/transaction.ts';
import { acheteurOf, type Acteur } from '../http/acteur.ts';
import type { EtatNomme } from '../http/if-match.ts';
import { lockEtat, updateDocument } from './devis.sql.ts';
import { enTeteOf, isDecide, versionOf } from './vue-devis.ts';

interface Ecriture {
  id: number;
  document: DocumentDevis;
  /** The state it was changed from. */
  lue: EtatNomme | undefined;
}

/** The whole document: what was typed in one tab never mixes with what was typed in another. */
export async function enregistrerDevis(
  pool: Pool,
  acteur: Acteur,
  { id, document, lue }: Ecriture,
): Promise<void> {
  const { compteId } = acheteurOf(acteur);
  verifierCles(document);
  const entete = enTeteOf(document);
  await transaction(pool, async (tx) => {
    const devis = await lockEtat(tx, compteId, id);
    if (!devis) throw refus('introuvable', { id });
    if (isDecide(devis)) throw refus('devis-client-decide', { etat: devis.etat });
    if (lue && (lue.id !== id || lue.numero !== devis.version)) {
      throw refus('devis-client-perime', { version: versionOf({ id, version: devis.version }) });
    }
    await updateDocument(tx, id, entete);
  });
}

/** Lines are known by their keys: to the totals, to the customer who chooses an option. */
function verifierCles({ sections }: DocumentDevis): void {
  const ids = sections.flatMap(({ lignes }) => lignes.map((ligne) => ligne.id));
  const isDouble = new Set(ids).size < ids.length;
  const isSectionDouble = new Set(sections.map((section) => section.id)).size < sections.length;
  if (ids.length > MAX_LIGNES_DEVIS || isDouble || isSectionDouble) {
    throw refus('devis-client-trop-long', { maximum: MAX_LIGNES_DEVIS });
  }
}
