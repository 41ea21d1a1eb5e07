import { ArrowRight } from 'lucide-react';
import type { LigneListe } from '@comptoir/contract/listes-achats/liste-achats.schema.ts';
import { formatArgent } from '@comptoir/contract/words/formats.ts';
import { lienArticle, prixPourQuantite } from '../../articles/articles.public.ts';
import { Lien } from '../../page/lien.tsx';
import { Button } from '../../ui/button/button.tsx';
import { useLocale, useTexts } from '../../words/use-texts.ts';
import type { ActionsListe } from '../ecriture/use-ecrire-liste.ts';

interface Props {
  ligne: LigneListe;
  /** Undefined: it is only read. */
  actions: ActionsListe | undefined;
}

/** It is no longer sold; what takes its place takes the line with one button. */
export function RetireLigne({ ligne, actions }: Props) {
  const t = useTexts('listes-achats');
  const locale = useLocale();
  const { remplacant, quantite, article } = ligne;
  return (
    <>
      <p className="flex items-baseline gap-1.5 type-stock text-err">
        <span aria-hidden className="size-2 shrink-0 rounded-full bg-err" />
        {t('detail.retire')}
      </p>
      {remplacant && (
        <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 type-meta">
          <span className="inline-flex items-center gap-1">
            <ArrowRight size={16} aria-hidden className="shrink-0 text-text-2" />
            <Lien href={lienArticle(locale, remplacant)} className="text-link hover:underline">
              {remplacant.libelle}
            </Lien>
            {remplacant.tarif && (
              <span className="whitespace-nowrap">
                {formatArgent(locale, prixPourQuantite(remplacant.tarif, quantite))}
              </span>
            )}
          </span>
          {actions && (
            <Button
              size="sm"
              aria-label={t('detail.remplacerPar', {
                reference: article.reference,
                par: remplacant.reference,
              })}
              onClick={() => actions.remplacer(ligne, remplacant.id)}
            >
              {t('detail.remplacer', { par: remplacant.reference })}
            </Button>
          )}
        </p>
      )}
    </>
  );
}
