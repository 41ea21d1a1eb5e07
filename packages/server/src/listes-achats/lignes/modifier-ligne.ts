import { refus } from '@comptoir/contract/http/erreurs.ts';
import type { ChangementLigne } from '@comptoir/contract/listes-achats/lignes-liste.contract.ts';
import { nettoyerLigne } from '@comptoir/contract/words/texte-saisi.ts';
import type { Pool } from '../../db/pool.ts';
import type { Acteur } from '../../http/acteur.ts';
import { writeListe, refusAbsente, verifierLue, type ListeNommee } from '../write-liste.ts';
import { findLigne, updateLigne } from './lignes.sql.ts';
import type { ListeRow } from '../listes-achats.sql.ts';

export interface LigneNommee extends ListeNommee {
  ligneId: number;
}

export function modifierLigne(
  pool: Pool,
  acteur: Acteur,
  nommee: LigneNommee,
  { quantite, note, cible }: ChangementLigne,
): Promise<ListeRow> {
  return writeListe(pool, acteur, nommee, async (tx, liste) => {
    const ligne = await findLigne(tx, nommee.id, nommee.ligneId);
    if (!ligne) throw refusAbsente(nommee, liste, nommee.ligneId);
    verifierLue(nommee, liste, [ligne.version]);
    if (ligne.traitCoupe !== '') {
      if (quantite !== undefined) throw refus('requete-invalide', { champ: 'quantite' });
      if (cible != null) throw refus('requete-invalide', { champ: 'cible' });
    }
    await updateLigne(tx, nommee.ligneId, {
      ...(quantite !== undefined && { quantite }),
      ...(note !== undefined && { note: nettoyerLigne(note) }),
      ...(cible !== undefined && { cible }),
      version: liste.version,
    });
  });
}
