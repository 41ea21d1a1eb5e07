/** The lines of a text that was pasted or of a file that was sent. */
import { refus } from '@comptoir/contract/http/erreurs.ts';
import type { EnvoiLignes, FormatBonCommande } from '@comptoir/contract/panier/import.contract.ts';
import type { Demande } from '../../http/acteur.ts';
import { rapprocher } from '../../recherche/recherche.public.ts';
import type { Connaitre, LignesLues } from './commande-lue.ts';
import { readColle, readFichier } from './read-fichier.ts';
import type { ImportDeps } from './reconnaitre-lignes.ts';

/** `qui` waits for it: see visiteurOf. */
export async function readEnvoi(
  deps: ImportDeps,
  demande: Demande,
  qui: string,
  { texte, fichier }: EnvoiLignes,
): Promise<LignesLues> {
  const connaitre = connaitreOf(deps, demande);
  if ((texte === undefined) === (fichier === undefined)) {
    throw refus('requete-invalide', { champ: 'fichier' });
  }
  if (fichier) {
    const commande = await readFichier(qui, fichier.data, connaitre);
    // Orders of programs and PDF have their own call, which keeps their numbers.
    if (COMMANDES.includes(commande.format)) {
      throw refus('document-inattendu', { document: 'bon-de-commande', nom: commande.format });
    }
    return commande;
  }
  // The words of a document of a program: they are sent as a file.
  if (/^\s*<[?!\w]/.test(texte ?? ''))
    throw refus('document-inattendu', { document: 'autre-xml', nom: '' });
  return readColle(qui, texte ?? '', connaitre);
}

const COMMANDES: readonly FormatBonCommande[] = ['pdf', 'ubl', 'cxml'];

/** Asks the catalogue once, of all the cells that may be codes. */
export function connaitreOf({ pool, articles, index }: ImportDeps, demande: Demande): Connaitre {
  return async (codes) => {
    if (!index) throw refus('service-indisponible');
    const reconnus = await rapprocher({ pool, articles, index }, demande, codes, {
      isSansPropositions: true,
    });
    return new Set(codes.filter((_, at) => reconnus[at]?.articleId != null));
  };
}
