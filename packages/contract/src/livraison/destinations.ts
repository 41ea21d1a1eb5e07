/** The places an order goes to, each with who is met there and what arrives when. */
import type { ContactLivraison } from '../piece-ouverte/contact.schema.ts';
import type { AdressePostale } from './adresse.schema.ts';
import type { EnvoiChoisi, LivraisonChoisie } from './choix.schema.ts';

export interface LieuLivre {
  libelle: string;
  adresse: AdressePostale | null;
  consignes: string;
  /** Null while none was written. */
  contact: ContactLivraison | null;
}

export interface DestinationLivree extends LieuLivre {
  envois: EnvoiChoisi[];
}

/** Where one consignment goes, and who is met there; without one, the order itself. */
export function lieuDeLEnvoi(
  livraison: Omit<LivraisonChoisie, 'envois'>,
  contact: ContactLivraison | null,
  envoi: Pick<EnvoiChoisi, 'ailleurs'> | undefined,
): LieuLivre {
  const { libelle, adresse, consignes } = envoi?.ailleurs ?? livraison;
  return { libelle, adresse, consignes, contact: envoi?.ailleurs?.contact ?? contact };
}

/** One for each address, in the order something first arrives there. */
export function listDestinations(
  livraison: LivraisonChoisie,
  contact: ContactLivraison | null,
): DestinationLivree[] {
  const { envois } = livraison;
  if (envois.length === 0) return [{ ...lieuDeLEnvoi(livraison, contact, undefined), envois: [] }];
  const parLieu = Map.groupBy(envois, ({ ailleurs }) =>
    ailleurs ? JSON.stringify([ailleurs.libelle, ailleurs.adresse]) : '',
  );
  return [...parLieu.values()].map((siens) => ({
    ...lieuDeLEnvoi(livraison, contact, siens[0]),
    envois: siens,
  }));
}
