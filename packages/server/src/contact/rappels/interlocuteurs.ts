/** Whom a company can turn to, and when they work. */
import type { GenreInterlocuteur } from '@comptoir/contract/contact/contacts.contract.ts';
import { enseigne } from '@comptoir/contract/enseigne/enseigne.ts';
import { ouverturesOf, type Ouvertures } from '@comptoir/contract/magasins/horaires.ts';
import type { Db } from '../../db/pool.ts';
import type { Acheteur } from '../../http/acteur.ts';
import type { ReadLieux } from '../../magasins/magasins.public.ts';
import { findPersonneQuiAppelle, type PersonneQuiAppelle } from './interlocuteurs.sql.ts';
import type { QuiRappelle } from './rappels.sql.ts';

export interface InterlocuteurConnu extends QuiRappelle {
  nom: string;
  telephone: string | null;
  /** Where requests go. */
  email: string;
  magasin: { id: number; slug: string; ville: string } | null;
  ouvertures: Ouvertures;
  capacite: number;
}

export interface Entourage {
  personne: PersonneQuiAppelle;
  interlocuteurs: InterlocuteurConnu[];
}

const { contact, supportDigital } = enseigne;
const JOURS_OUVRES = ['1', '2', '3', '4', '5'];
/** Delegates are reached when the telephone of the house is answered. */
const MAISON = ouverturesOf({
  horaires: Object.fromEntries(
    JOURS_OUVRES.map((jour) => [jour, [[contact.horaires.ouvre, contact.horaires.ferme]]]),
  ),
});

/** Where the person chose no store, that of their company counts. */
export async function readEntourage(
  { db, lieux }: { db: Db; lieux: ReadLieux },
  { utilisateurId, magasinId }: Acheteur & { magasinId?: number | undefined },
): Promise<Entourage> {
  const [personne, { magasins }] = await Promise.all([
    findPersonneQuiAppelle(db, { utilisateurId, magasinId }),
    lieux(),
  ]);
  const { delegue, capacites } = personne;
  const magasin = magasins.get(magasinId ?? personne.magasinId ?? 0);
  const interlocuteurs: InterlocuteurConnu[] = [];
  if (delegue) {
    const { id, nom, email, telephone } = delegue;
    const qui = { genre: 'delegue', delegueId: id, magasinId: null } as const;
    interlocuteurs.push({
      ...qui,
      nom,
      email,
      telephone,
      magasin: null,
      ouvertures: MAISON,
      capacite: capacites.delegue,
    });
  }
  if (magasin) {
    const { id, slug, ville, libelle, telephone, email, ouvertures } = magasin;
    interlocuteurs.push({
      genre: 'magasin',
      delegueId: null,
      magasinId: id,
      nom: libelle,
      telephone,
      email,
      magasin: { id, slug, ville },
      ouvertures,
      capacite: capacites.magasin,
    });
  }
  interlocuteurs.push({
    genre: 'siege',
    delegueId: null,
    magasinId: null,
    nom: '',
    telephone: contact.telephone.international,
    email: supportDigital.email,
    magasin: null,
    ouvertures: MAISON,
    capacite: capacites.siege,
  });
  return { personne, interlocuteurs };
}

export function findInterlocuteur(
  { interlocuteurs }: Entourage,
  voulu: GenreInterlocuteur,
): InterlocuteurConnu | undefined {
  return interlocuteurs.find(({ genre }) => genre === voulu);
}
