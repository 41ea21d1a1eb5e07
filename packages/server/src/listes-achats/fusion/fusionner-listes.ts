import { refus } from '@comptoir/contract/http/erreurs.ts';
import type { LigneJointe } from '@comptoir/contract/listes-achats/liste-achats.schema.ts';
import { MAX_SECTIONS } from '@comptoir/contract/listes-achats/ordre-liste.contract.ts';
import type { Pool } from '../../db/pool.ts';
import { transaction } from '../../db/transaction.ts';
import { journaliser } from '../../delegue/delegue.public.ts';
import type { Demande } from '../../http/acteur.ts';
import { verifierPlace } from '../lignes/ajouter-a-la-liste.ts';
import {
  findListe,
  findListeOf,
  touchListe,
  updateListe,
  type ListeRow,
} from '../listes-achats.sql.ts';
import { countGroupes } from '../ordre/ordre.sql.ts';
import { quiOf } from '../utilisateur.ts';
import { verifierDroit } from '../write-liste.ts';
import { copyNommees, lockListes, matchGroupes } from './fusion.sql.ts';
import { joindre } from './joindre.ts';
import { direJointes, listAJoindre, updateJointes } from './jointes.sql.ts';

export interface Fusion {
  /** The list that takes the lines. */
  id: number;
  deId: number;
  /** The other one is put away. */
  archiver: boolean;
}

export interface Fusionnee {
  liste: ListeRow;
  ajoutees: number;
  jointes: LigneJointe[];
}

/** All the lines of the other list or none; it keeps its own. */
export function fusionnerListes(
  pool: Pool,
  { acteur, langue }: Demande,
  { id, deId, archiver }: Fusion,
): Promise<Fusionnee> {
  if (id === deId) throw refus('requete-invalide', { champ: 'deId' });
  const qui = quiOf(acteur);
  return transaction(pool, async (tx) => {
    await lockListes(tx, [id, deId]);
    const touchee = await touchListe(tx, id, qui);
    if (!touchee) throw refus('introuvable', { id });
    verifierDroit(touchee);
    const autre = await findListeOf(tx, deId, qui);
    if (!autre) throw refus('introuvable', { id: deId });
    const groupes = await matchGroupes(tx, deId, id);
    const [ici, la] = [await listAJoindre(tx, id), await listAJoindre(tx, deId)];
    const { jointes, nouvelles } = joindre(
      ici,
      la.map((ligne) => ({
        ...ligne,
        groupe: ligne.groupe === null ? null : (groupes.get(ligne.groupe) ?? null),
      })),
    );
    await copyNommees(tx, id, nouvelles, touchee.version);
    await updateJointes(tx, jointes, touchee.version);
    await verifierPlace(tx, id);
    if ((await countGroupes(tx, id)) > MAX_SECTIONS) {
      throw refus('trop-de-sections', { maximum: MAX_SECTIONS });
    }
    await journaliser(tx, acteur, 'liste-achats', { liste: touchee.libelle });
    if (archiver) {
      const rangee = await touchListe(tx, deId, qui);
      if (!rangee) throw refus('introuvable', { id: deId });
      verifierDroit(rangee, 'proprietaire');
      await updateListe(tx, deId, { archivee: true });
      await journaliser(tx, acteur, 'liste-achats', { liste: rangee.libelle });
    }
    return {
      liste: await findListe(tx, id, qui),
      ajoutees: nouvelles.length,
      jointes: await direJointes(tx, jointes, langue),
    };
  });
}
