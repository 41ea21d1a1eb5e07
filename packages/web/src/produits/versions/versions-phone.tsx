import { clsx } from 'clsx';
import type { ArticleVendu } from '@comptoir/contract/articles/article.schema.ts';
import { formatArgent } from '@comptoir/contract/words/formats.ts';
import { lienArticle, StockArticle, usePrixAffiche } from '../../articles/articles.public.ts';
import { Lien } from '../../page/lien.tsx';
import { Button } from '../../ui/button/button.tsx';
import { useLocale, useTexts } from '../../words/use-texts.ts';
import { libelleVersion } from './libelle-version.ts';
import { versionsAutour, type Axe } from './versions.ts';

interface Props {
  axes: readonly Axe[];
  articles: readonly ArticleVendu[];
  /** Those the first rows are taken from. */
  proches: readonly ArticleVendu[];
  article: ArticleVendu;
  jour: string;
  onToutes: () => void;
}

const MONTREES = 6;

/** Rows that look like radios and are links: each version has its own address. */
export function VersionsPhone({ axes, articles, proches, article, jour, onToutes }: Props) {
  const t = useTexts('produits');
  const locale = useLocale();
  const montrees = versionsAutour(proches, article, MONTREES);
  const autres = articles.length - montrees.length;
  return (
    <div className="sm:hidden">
      <ul className="mt-2 flex flex-col gap-2">
        {montrees.map((version) => (
          <li key={version.id}>
            <VersionRadio
              version={version}
              libelle={libelleVersion(locale, axes, version)}
              current={version.id === article.id}
              jour={jour}
            />
          </li>
        ))}
      </ul>
      {autres > 0 && (
        <Button block onClick={onToutes} className="mt-2">
          {t('versions.autres', { count: autres })}
        </Button>
      )}
    </div>
  );
}

interface VersionRadioProps {
  version: ArticleVendu;
  libelle: string;
  current: boolean;
  jour: string;
  onClick?: () => void;
}

export function VersionRadio({ version, libelle, current, jour, onClick }: VersionRadioProps) {
  const t = useTexts('produits');
  const locale = useLocale();
  const affiche = usePrixAffiche();
  const { tarif } = version;
  return (
    <Lien
      href={lienArticle(locale, version)}
      keepScroll
      onClick={onClick}
      aria-current={current ? 'true' : undefined}
      className={clsx(
        'flex min-h-16 items-center gap-3 rounded-control border px-3 py-2',
        current ? 'border-link bg-sel shadow-[inset_0_0_0_1px_var(--color-link)]' : 'border-line-2',
      )}
    >
      <span
        aria-hidden="true"
        className={clsx(
          'size-5 shrink-0 rounded-full bg-bg',
          current ? 'border-6 border-link' : 'border border-line-2',
        )}
      />
      <span className="min-w-0 flex-1">
        <span className="flex items-baseline justify-between gap-3 type-name">
          {libelle}
          <span className="whitespace-nowrap">
            {tarif ? formatArgent(locale, affiche(tarif, tarif.prixNetHT)) : t('prix.surDemande')}
          </span>
        </span>
        <span className="flex items-baseline justify-between gap-3 type-meta text-text-2">
          <span className="type-ref">{version.reference}</span>
          <StockArticle disponibilite={version.disponibilite} jour={jour} variant="court" />
        </span>
      </span>
    </Lien>
  );
}
