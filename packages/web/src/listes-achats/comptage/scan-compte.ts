/** A code that was read on the shelf: one more of its line, or why not. */
import { useRouteContext } from '@tanstack/react-router';
import { useState } from 'react';
import type { ArticleVendu } from '@comptoir/contract/articles/article.schema.ts';
import {
  MAX_SIGNES_REFERENCE,
  reconnaitreReferences,
} from '@comptoir/contract/articles/references.contract.ts';
import type { LigneComptable } from '@comptoir/contract/listes-achats/comptage.contract.ts';
import { signaler } from '../../achat-rapide/scan.public.ts';
import { useFailureText } from '../../http/use-failure-text.ts';
import { noterCompte, readComptes } from './comptes.ts';
import { ligneDEtiquette, lignesDeLArticle, lignesDuCode } from './trouver-ligne.ts';

export type Lecture =
  | { genre: 'comptee'; ligne: LigneComptable; reste: number }
  /** Several lines of the shelf are this article: which one is not guessed. */
  | { genre: 'plusieurs'; lignes: readonly LigneComptable[] }
  | { genre: 'hors-liste'; article: ArticleVendu }
  | { genre: 'inconnu'; code: string }
  | { genre: 'recherche'; code: string }
  | { genre: 'echec'; code: string; texte: string };

/** `onEtiquette`: a label was read; what is left there is to be written. */
export function useScanCompte(
  listeId: number,
  lignes: readonly LigneComptable[],
  onEtiquette: (ligneId: number) => void,
) {
  const { api, locale } = useRouteContext({ from: '__root__' });
  const failureText = useFailureText();
  const [lecture, setLecture] = useState<Lecture>();
  const compter = (trouvees: readonly LigneComptable[]) => {
    const [ligne] = trouvees;
    if (!ligne) return;
    if (trouvees.length > 1) return setLecture({ genre: 'plusieurs', lignes: trouvees });
    const reste = (readComptes(listeId)[ligne.ligneId] ?? 0) + 1;
    noterCompte(listeId, ligne.ligneId, reste);
    setLecture({ genre: 'comptee', ligne, reste });
  };
  const readCode = async (code: string) => {
    signaler();
    const etiquette = ligneDEtiquette(lignes, listeId, code);
    if (etiquette) {
      setLecture(undefined);
      return onEtiquette(etiquette.ligneId);
    }
    const connues = lignesDuCode(lignes, code);
    if (connues.length > 0) return compter(connues);
    setLecture({ genre: 'recherche', code });
    try {
      const body = [code.slice(0, MAX_SIGNES_REFERENCE)];
      const { lignes: reconnues, articles } = await api.call(
        reconnaitreReferences,
        { body },
        { locale },
      );
      const articleId = reconnues[0]?.articleId;
      const article = articles.find(({ id }) => id === articleId);
      if (!article) return setLecture({ genre: 'inconnu', code });
      const siennes = lignesDeLArticle(lignes, article.id);
      if (siennes.length > 0) return compter(siennes);
      setLecture({ genre: 'hors-liste', article });
    } catch (error) {
      setLecture({ genre: 'echec', code, texte: failureText(error) });
    }
  };
  return {
    lecture,
    onCode: (code: string) => void readCode(code),
    oublier: () => setLecture(undefined),
  };
}
