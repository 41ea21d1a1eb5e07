import { refus } from '@comptoir/contract/http/erreurs.ts';
import type { LigneJointe } from '@comptoir/contract/listes-achats/liste-achats.schema.ts';
import {
  MAX_SECTIONS,
  type Deplacement,
} from '@comptoir/contract/listes-achats/ordre-liste.contract.ts';
import { nettoyerLigne } from '@comptoir/contract/words/texte-saisi.ts';
import type { Pool } from '../../db/pool.ts';
import type { Tx } from '../../db/transaction.ts';
import type { Demande } from '../../http/acteur.ts';
import { joindre } from '../fusion/joindre.ts';
import { direJointes, listAJoindre, writeJointes } from '../fusion/jointes.sql.ts';
import type { ListeRow, ListeTouchee } from '../listes-achats.sql.ts';
import { refusAbsente, verifierLue, writeListe, type ListeNommee } from '../write-liste.ts';
import { countGroupes, findGroupe, findSection, insertSection, placeLignes } from './ordre.sql.ts';

export interface Deplacee {
  liste: ListeRow;
  jointes: LigneJointe[];
}

/** All of them or none, in the order they are named. */
export async function deplacerLignes(
  pool: Pool,
  { acteur, langue }: Demande,
  nommee: ListeNommee,
  { ligneIds: ids, avant, ...vers }: Deplacement,
): Promise<Deplacee> {
  const ligneIds = [...new Set(ids)];
  let jointes: LigneJointe[] = [];
  const liste = await writeListe(pool, acteur, nommee, async (tx, touchee) => {
    const groupe = await findDestination(tx, nommee, touchee, vers);
    const lignes = await listAJoindre(tx, nommee.id);
    const parId = new Map(lignes.map((ligne) => [ligne.ligneId, ligne]));
    const deplacees = ligneIds.flatMap((id) => parId.get(id) ?? []);
    verifierLue(
      nommee,
      touchee,
      deplacees.map(({ version }) => version),
    );
    if (deplacees.length < ligneIds.length) {
      const absente = ligneIds.find((id) => !parId.has(id)) ?? 0;
      throw refusAbsente(nommee, touchee, absente);
    }
    // The line they come before went elsewhere: where they would stand is not what was seen.
    if (avant !== undefined && parId.get(avant)?.groupe !== groupe) {
      throw refusAbsente(nommee, touchee, avant);
    }
    const prises = new Set(ligneIds);
    const { jointes: deux } = joindre(
      lignes.filter(({ ligneId, ...ligne }) => ligne.groupe === groupe && !prises.has(ligneId)),
      deplacees.map((ligne) => ({ ...ligne, groupe })),
    );
    await writeJointes(tx, deux, touchee.version);
    const parties = new Set(deux.flatMap(({ de }) => de.map(({ ligneId }) => ligneId)));
    await placeLignes(tx, nommee.id, {
      ligneIds: ligneIds.filter((id) => !parties.has(id)),
      groupe,
      avant: avant ?? null,
      version: touchee.version,
    });
    if (groupe !== null && (await countGroupes(tx, nommee.id)) > MAX_SECTIONS) {
      throw refus('trop-de-sections', { maximum: MAX_SECTIONS });
    }
    jointes = await direJointes(tx, deux, langue);
  });
  return { liste, jointes };
}

/** Null: those of none. */
async function findDestination(
  tx: Tx,
  nommee: ListeNommee,
  liste: ListeTouchee,
  { groupe = -1, section }: Pick<Deplacement, 'groupe' | 'section'>,
): Promise<number | null> {
  if (section !== undefined) {
    const libelle = nettoyerLigne(section);
    if (libelle === '') throw refus('requete-invalide', { champ: 'section' });
    const connue = await findSection(tx, nommee.id, libelle);
    return connue?.rang ?? insertSection(tx, nommee.id, libelle, liste.version);
  }
  if (groupe === -1) return null;
  const connu = await findGroupe(tx, nommee.id, groupe);
  if (!connu) throw refusAbsente(nommee, liste, groupe);
  return connu.rang;
}
