import { nomMagasin } from '../../articles/nom-magasin.public.ts';
import { useChoisirMagasin } from '../../magasins/choisir-magasin.public.ts';
import { codeOf } from '../../http/http-answer.ts';
import { isQueryFailure } from '../../http/query-failure.ts';
import { announce } from '../../ui/notice/announce.ts';
import { showToast } from '../../ui/notice/toast-store.ts';
import { useTexts } from '../../words/use-texts.ts';

/** Chooses the store and says what came of it. */
export function useMagasin(): (magasinId: number) => void {
  const t = useTexts('delegue');
  const tErreurs = useTexts('erreurs');
  const choisirMagasin = useChoisirMagasin();
  const choisir = async (magasinId: number) => {
    try {
      const { libelle } = await choisirMagasin(magasinId);
      announce(t('magasin.choisi', { nom: nomMagasin(libelle) }));
    } catch (error) {
      if (!isQueryFailure(error)) throw error;
      showToast({ title: tErreurs(codeOf(error.response)) });
    }
  };
  return (magasinId) => void choisir(magasinId);
}
