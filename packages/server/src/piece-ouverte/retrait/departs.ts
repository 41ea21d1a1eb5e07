/** What distances are measured from, for the basket and for each of its chantiers; pure. */
import { slugify } from '@comptoir/contract/noms.ts';
import type { PointDeDepart } from '@comptoir/contract/panier/plan-retrait.contract.ts';
import type { AdresseLivraison } from '@comptoir/contract/livraison/adresse.schema.ts';
import {
  listActifs,
  situerAdresse,
  situerLieu,
  type Lieux,
  type Magasin,
  type Position,
} from '../../magasins/magasins.public.ts';
import { completerChantiers } from '../livraison/adresses-des-chantiers.ts';
import type { Destinations } from './retrait.sql.ts';

/** A place that is asked about instead of what the company said. */
export interface LieuVoulu {
  lieu?: string | undefined;
  latitude?: number | undefined;
  longitude?: number | undefined;
}

export interface Depart extends Position {
  depuis: PointDeDepart;
}

interface Situation {
  voulu: LieuVoulu;
  lieux: Lieux;
  adresses: readonly AdresseLivraison[];
  destinations: Pick<Destinations, 'chantiers' | 'livraison'>;
  /** The store they buy from. */
  reference: Magasin | undefined;
  chantiers: readonly { id: number; libelle: string | null }[];
}

export interface Departs {
  panier: Depart | undefined;
  parChantier: ReadonlyMap<number, Depart | undefined>;
}

export function situerDeparts(situation: Situation): Departs {
  const { voulu, lieux, adresses, destinations, reference, chantiers } = situation;
  const { livraison } = destinations;
  if (isVoulu(voulu)) {
    const depart = departVoulu(lieux, voulu);
    return { panier: depart, parChantier: new Map(chantiers.map(({ id }) => [id, depart])) };
  }
  const habituelle = adresses.find(({ id }) => id === livraison?.adresseId) ?? adresses[0];
  const usuel =
    (habituelle && departOf(lieux, habituelle, 'adresse')) ?? (reference && duMagasin(reference));
  const completes = completerChantiers(
    { contenu: { chantiers }, contexte: destinations },
    { adresses: [...adresses] },
    livraison?.chantiers ?? [],
  );
  const parChantier = new Map(
    completes.map(({ chantierId, adresseId }) => {
      const adresse = adresses.find(({ id }) => id === adresseId);
      return [chantierId, (adresse && departOf(lieux, adresse, 'chantier')) ?? usuel];
    }),
  );
  const [seul] = chantiers;
  const isSeul = seul !== undefined && chantiers.length === 1;
  return { panier: isSeul ? parChantier.get(seul.id) : usuel, parChantier };
}

function isVoulu({ lieu, latitude, longitude }: LieuVoulu): boolean {
  return lieu !== undefined || (latitude !== undefined && longitude !== undefined);
}

function departVoulu(lieux: Lieux, { lieu, latitude, longitude }: LieuVoulu): Depart | undefined {
  if (lieu === undefined) {
    if (latitude === undefined || longitude === undefined) return undefined;
    const depuis = { nature: 'lieu', libelle: null, ville: null, approche: null } as const;
    return { latitude, longitude, depuis };
  }
  const situe = situerLieu(lieu, listActifs(lieux), lieux.departements);
  return (
    situe && {
      latitude: situe.latitude,
      longitude: situe.longitude,
      depuis: { nature: 'lieu', libelle: situe.nom, ville: situe.nom, approche: null },
    }
  );
}

function departOf(
  lieux: Lieux,
  adresse: AdresseLivraison,
  nature: PointDeDepart['nature'],
): Depart | undefined {
  const situe = situerAdresse(adresse, listActifs(lieux), lieux.departements);
  if (!situe) return undefined;
  const { libelle, ville } = adresse;
  const approche = slugify(situe.nom) === slugify(ville) ? null : situe.nom;
  return {
    latitude: situe.latitude,
    longitude: situe.longitude,
    depuis: { nature, libelle, ville, approche },
  };
}

function duMagasin({ latitude, longitude, libelle, ville }: Magasin): Depart {
  return { latitude, longitude, depuis: { nature: 'magasin', libelle, ville, approche: null } };
}
