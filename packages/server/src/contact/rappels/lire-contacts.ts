import type { Contacts, Echange, Rappel } from '@comptoir/contract/contact/contacts.contract.ts';
import { listCreneaux } from '@comptoir/contract/contact/creneaux.ts';
import { instantOf } from '@comptoir/contract/jours-ouvres.ts';
import { etatOuverture, momentOf } from '@comptoir/contract/magasins/horaires.ts';
import type { Clock } from '../../clock.ts';
import type { Pool } from '../../db/pool.ts';
import { acheteurOf, type Acteur } from '../../http/acteur.ts';
import type { ReadLieux } from '../../magasins/magasins.public.ts';
import { readEntourage } from './interlocuteurs.ts';
import {
  listCreneauxPris,
  listEchanges,
  listRappels,
  type CreneauPris,
  type RappelRow,
} from './rappels.sql.ts';

interface Deps {
  pool: Pool;
  lieux: ReadLieux;
  clock: Clock;
}

export async function lireContacts(deps: Deps, acteur: Acteur): Promise<Contacts> {
  const { pool, clock } = deps;
  const acheteur = acheteurOf(acteur);
  const { utilisateurId, compteId } = acheteur;
  const [maintenant, jour] = [clock.now(), clock.today()];
  const { personne, interlocuteurs } = await readEntourage(
    { db: pool, lieux: deps.lieux },
    { ...acheteur, magasinId: acteur.magasinId },
  );
  const idOf = (champ: 'delegueId' | 'magasinId') =>
    interlocuteurs.find((each) => each[champ] !== null)?.[champ] ?? null;
  // Whoever runs the account, or acts for it, sees what the company said; the others what they did.
  const isTout = acteur.administrateur === true || acteur.delegueId !== undefined;
  const [pris, rappels, echanges] = await Promise.all([
    listCreneauxPris(pool, {
      delegueId: idOf('delegueId'),
      magasinId: idOf('magasinId'),
      utilisateurId,
      maintenant,
    }),
    listRappels(pool, utilisateurId, maintenant),
    listEchanges(pool, { compteId, auteurId: isTout ? null : utilisateurId, maintenant, jour }),
  ]);
  return {
    interlocuteurs: interlocuteurs.map(({ genre, ouvertures, capacite, ...qui }) => ({
      genre,
      nom: qui.nom,
      telephone: qui.telephone,
      email: qui.email,
      magasin: qui.magasin,
      ouverture: etatOuverture(ouvertures, maintenant),
      creneaux:
        capacite === 0 ? [] : listCreneaux(ouvertures, maintenant, isPrisOf(pris, genre, capacite)),
    })),
    rappels: rappels.map(toRappel),
    echanges: echanges.map(toEchange),
    telephone: personne.telephone,
    jour,
  };
}

function isPrisOf(pris: readonly CreneauPris[], genre: CreneauPris['genre'], capacite: number) {
  const fermes = new Set(
    pris
      .filter((each) => each.sien || (each.genre === genre && each.nombre >= capacite))
      .map(({ debut }) => debut.getTime()),
  );
  return ({ jour, heure }: { jour: string; heure: string }) =>
    fermes.has(instantOf(jour, heure).getTime());
}

export function toRappel({ debut, ...rappel }: RappelRow): Rappel {
  const { id, numero, genre, nom, telephone, sujet } = rappel;
  return { id, numero, genre, nom, telephone, sujet, ...momentOf(debut) };
}

/** Without the columns that its kind does not have. */
function toEchange({ le, ...row }: Echange & { le: Date }): Echange {
  const present = Object.entries(row).filter(([, value]) => value !== null);
  return { ...Object.fromEntries(present), le: le.toISOString() } as Echange;
}
