import { formatNote } from '@comptoir/contract/words/formats.ts';
import { useLocale, useTexts } from '../words/use-texts.ts';
import { Etoiles } from './etoiles.tsx';
import { Repartition } from './repartition.tsx';

interface Props {
  nombre: number;
  /** Null before the first review. */
  moyenne: string | null;
  repartition: readonly number[];
  note?: number | undefined;
  hrefOf: (note: number) => string;
}

/** The average in large, then how it came about. */
export function ResumeAvis({ nombre, moyenne, repartition, note, hrefOf }: Props) {
  const t = useTexts('avis');
  const locale = useLocale();
  if (moyenne === null) return <p className="text-text-2">{t('aucun')}</p>;
  return (
    <div>
      <div className="flex items-center gap-3">
        <p className="type-price">{formatNote(locale, moyenne)}</p>
        <div>
          <Etoiles note={Math.round(Number(moyenne) * 2) / 2} size={20} />
          <p className="type-meta text-text-2">{t('nombre', { count: nombre })}</p>
        </div>
      </div>
      <div className="mt-3">
        <Repartition repartition={repartition} note={note} hrefOf={hrefOf} />
      </div>
      <p className="mt-2 type-meta text-text-2">{t('verifies')}</p>
    </div>
  );
}
