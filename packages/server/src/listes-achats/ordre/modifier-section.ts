import { refus } from '@comptoir/contract/http/erreurs.ts';
import { nettoyerLigne } from '@comptoir/contract/words/texte-saisi.ts';
import type { Pool } from '../../db/pool.ts';
import type { Acteur } from '../../http/acteur.ts';
import type { ListeRow } from '../listes-achats.sql.ts';
import { refusAbsente, verifierLue, writeListe, type ListeNommee } from '../write-liste.ts';
import {
  dropEmptySection,
  findGroupe,
  findSection,
  placeSection,
  renameSection,
} from './ordre.sql.ts';

interface Changement {
  libelle?: string;
  /** Null: after all others. */
  avant?: number | null;
}

/** The chantiers of a basket put aside keep their names: their lines go back to them. */
export async function modifierSection(
  pool: Pool,
  acteur: Acteur,
  nommee: ListeNommee & { rang: number },
  { libelle: ecrit, avant }: Changement,
): Promise<ListeRow> {
  const libelle = ecrit === undefined ? undefined : nettoyerLigne(ecrit);
  if (libelle === '') throw refus('requete-invalide', { champ: 'libelle' });
  const { id, rang } = nommee;
  return writeListe(pool, acteur, nommee, async (tx, liste) => {
    const { version } = liste;
    const section = await findGroupe(tx, id, rang);
    if (!section || (libelle !== undefined && !section.section)) {
      throw refusAbsente(nommee, liste, rang);
    }
    verifierLue(nommee, liste, [section.version]);
    if (libelle !== undefined) {
      await dropEmptySection(tx, id, libelle);
      const autre = await findSection(tx, id, libelle);
      if (autre && autre.rang !== rang) throw refus('section-existe', { libelle });
      await renameSection(tx, id, { rang, libelle, version });
    }
    if (avant !== undefined) {
      if (avant !== null && (avant === rang || !(await findGroupe(tx, id, avant)))) {
        throw refusAbsente(nommee, liste, avant);
      }
      await placeSection(tx, id, { rang, avant, version });
    }
  });
}
