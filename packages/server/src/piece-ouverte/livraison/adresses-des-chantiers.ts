/** Which address of the company a chantier is delivered to where nobody said so; pure. */
import type { ChoixLivraison } from '@comptoir/contract/livraison/choix.schema.ts';
import { plier } from '../../db/plier.ts';
import type { Places } from './lieu.ts';

/** The chantiers of a piece or a basket, and where their goods went last. */
interface Chantiers {
  contenu: { chantiers: readonly { id: number; libelle: string | null }[] };
  contexte: { chantiers: readonly { libelle: string; adresseId: number }[] };
}
type ChoixDeChantier = ChoixLivraison['chantiers'][number];

/**
 * Every chantier of the piece, those without a choice with what is proposed: the address its goods
 * went to last, else the one that bears its name. Null: that of the order.
 */
export function completerChantiers(
  piece: Chantiers,
  { adresses }: Pick<Places, 'adresses'>,
  choisis: readonly ChoixDeChantier[],
): ChoixDeChantier[] {
  const connus = new Map(choisis.map((each) => [each.chantierId, each]));
  const livrables = adresses.filter(({ zone }) => zone !== null);
  const dernieres = new Map(
    piece.contexte.chantiers.map(({ libelle, adresseId }) => [libelle, adresseId]),
  );
  return piece.contenu.chantiers.map(({ id: chantierId, libelle }) => {
    const choisi = connus.get(chantierId);
    if (choisi) return choisi;
    const derniere = livrables.find(({ id }) => id === dernieres.get(libelle ?? ''));
    const adresse = derniere ?? (libelle ? adresseDeCeNom(livrables, libelle) : undefined);
    return { chantierId, adresseId: adresse?.id ?? null, jour: null };
  });
}

/** The same name, else the only one whose words hold those of the other. */
export function adresseDeCeNom<A extends { libelle: string }>(
  adresses: readonly A[],
  nom: string,
): A | undefined {
  const cherche = plier(nom);
  if (cherche === '') return undefined;
  const exacte = adresses.find(({ libelle }) => plier(libelle) === cherche);
  if (exacte) return exacte;
  const mots = new Set(cherche.split(' '));
  const proches = adresses.filter(({ libelle }) => {
    const siens = new Set(plier(libelle).split(' '));
    const [court, long] = siens.size < mots.size ? [siens, mots] : [mots, siens];
    return court.size >= MOTS_MIN && [...court].every((mot) => long.has(mot));
  });
  return proches.length === 1 ? proches[0] : undefined;
}

/** One word alone, as « Nantes » or « Atelier », is in too many names. */
const MOTS_MIN = 2;
