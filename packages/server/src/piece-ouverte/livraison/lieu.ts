/** Where a piece can go: addresses of the company, stores, and what carriage calls them; pure. */
import type { AdresseLivraison } from '@comptoir/contract/livraison/adresse.schema.ts';
import type { ModeLivraison } from '@comptoir/contract/livraison/choix.schema.ts';
import { departementOf } from '@comptoir/contract/livraison/departement.ts';
import type { Destination } from '@comptoir/contract/livraison/demande-plan.ts';
import type { Ports } from '../../livraison/livraison.public.ts';
import type { Lieux, Magasin } from '../../magasins/magasins.public.ts';
import type { Contexte } from '../contexte.sql.ts';

/** All the places there are for one buyer. */
export interface Places {
  lieux: Lieux;
  ports: Ports;
  adresses: AdresseLivraison[];
  /** Where the company itself is. */
  siege: Pick<Contexte['compte'], 'codePostal' | 'ville'>;
  /** The store they buy from, if any. */
  reference: Magasin | undefined;
  /** The store it would be fetched in. */
  retrait: Magasin | undefined;
}

/** The one it goes to. */
export interface Lieu {
  mode: ModeLivraison;
  magasin: Magasin | undefined;
  destination: Destination;
  /** Town, store or pick-up point. */
  nom: string;
}

interface Situe {
  mode: ModeLivraison;
  adresse: AdresseLivraison | undefined;
  magasin: Magasin | undefined;
}

/** Without an address, as far as the company itself: an estimate. */
export function lieuDuChoix(places: Places, { mode, adresse, magasin }: Situe): Lieu {
  if (mode !== 'livraison') return lieuDuMagasin(places, mode, magasin);
  const { codePostal, ville } = adresse ?? places.siege;
  return lieuDuCodePostal(places, { codePostal, nom: ville, adresseId: adresse?.id ?? null });
}

export function lieuDuMagasin(
  places: Pick<Places, 'ports'>,
  mode: ModeLivraison,
  magasin: Magasin | undefined,
): Lieu {
  return {
    mode,
    magasin,
    destination: magasin
      ? toDestination(places, magasin.codePostal, null)
      : { adresseId: null, departement: '', zone: null },
    nom: magasin?.libelle ?? '',
  };
}

export function lieuDuCodePostal(
  places: Pick<Places, 'ports'>,
  { codePostal, nom, adresseId }: { codePostal: string; nom: string; adresseId: number | null },
): Lieu {
  const destination = toDestination(places, codePostal, adresseId);
  return { mode: 'livraison', magasin: undefined, destination, nom };
}

/** That of an address a chantier goes to on its own; that of the order where it has none. */
export function destinationOf(
  places: Pick<Places, 'ports' | 'adresses'>,
  adresseId: number | null,
  lieu: Lieu,
): Destination {
  const adresse = adresseOf(places, adresseId);
  return adresse ? toDestination(places, adresse.codePostal, adresse.id) : lieu.destination;
}

function toDestination(
  { ports: { zoneOf } }: Pick<Places, 'ports'>,
  codePostal: string,
  adresseId: number | null,
): Destination {
  return { adresseId, departement: departementOf(codePostal), zone: zoneOf(codePostal) };
}

export function adresseOf(
  { adresses }: Pick<Places, 'adresses'>,
  adresseId: number | null,
): AdresseLivraison | undefined {
  return adresses.find(({ id }) => id === adresseId);
}

/** A place that is closed for good is none. */
export function magasinOuvert(
  { magasins }: Pick<Lieux, 'magasins'>,
  id: number | null | undefined,
): Magasin | undefined {
  const magasin = typeof id === 'number' ? magasins.get(id) : undefined;
  return magasin?.actif ? magasin : undefined;
}
