/** Makes a store the one whose stock and hours the whole shop shows. */
import { Check } from 'lucide-react';
import { useState } from 'react';
import type { Magasin } from '@comptoir/contract/magasins/magasins.contract.ts';
import { useChoisirMagasin } from './choix/choisir-magasin.ts';
import { nomMagasin } from '../articles/nom-magasin.public.ts';
import { codeOf } from '../http/http-answer.ts';
import { isQueryFailure } from '../http/query-failure.ts';
import { usePage } from '../page/page-context.ts';
import { Button, type ButtonProps } from '../ui/button/button.tsx';
import { showToast } from '../ui/notice/toast-store.ts';
import { useTexts } from '../words/use-texts.ts';

interface Props extends Pick<ButtonProps, 'kind' | 'size' | 'block'> {
  magasin: Pick<Magasin, 'id' | 'libelle'>;
  /** On the page of the store itself; in a list the button says which store it is about. */
  isFiche?: boolean;
}

export function ChoisirCeMagasin({ magasin, isFiche = false, ...look }: Props) {
  const t = useTexts('magasins');
  const tErreurs = useTexts('erreurs');
  const { session } = usePage();
  const choisirMagasin = useChoisirMagasin();
  const [isEnvoi, setIsEnvoi] = useState(false);
  const nom = nomMagasin(magasin.libelle);
  if (session.magasin?.id === magasin.id) {
    return (
      <span className="inline-flex min-h-8 items-center gap-1.5 type-label text-ok max-sm:min-h-11">
        <Check size={16} aria-hidden />
        {t('liste.mien')}
      </span>
    );
  }
  const choisir = async () => {
    setIsEnvoi(true);
    try {
      await choisirMagasin(magasin.id);
      showToast({
        title: t('liste.choisi', { nom }),
        detail: t('liste.choisiDetail'),
        icon: Check,
      });
    } catch (error) {
      if (!isQueryFailure(error)) throw error;
      showToast({ title: tErreurs(codeOf(error.response)) });
    } finally {
      setIsEnvoi(false);
    }
  };
  return (
    <Button
      {...look}
      busy={isEnvoi}
      aria-label={isFiche ? undefined : t('liste.choisirNom', { nom })}
      onClick={() => void choisir()}
    >
      {isFiche ? t('fiche.choisir') : t('liste.choisir')}
    </Button>
  );
}
