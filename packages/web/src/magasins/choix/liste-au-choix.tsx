/** Stores one of which is chosen, the nearest first; the others are one click away. */
import { useState, type ReactNode } from 'react';
import { clsx } from 'clsx';
import { formatNombre } from '@comptoir/contract/words/formats.ts';
import type { TypeMagasin } from '@comptoir/contract/magasins/magasins.contract.ts';
import { usePage } from '../../page/page-context.ts';
import { Badge } from '../../ui/notice/badge.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Skeleton } from '../../ui/notice/skeleton.tsx';
import { useTexts } from '../../words/use-texts.ts';
import { nomCourt } from '../nom-du-lieu.ts';

export interface Proposable {
  id: number;
  libelle: string;
  type: TypeMagasin;
  distance: number | null;
}

interface Props<T extends Proposable> {
  /** Undefined until they are there. */
  magasins: readonly T[] | undefined;
  legende: string;
  choisi: number | undefined;
  onChoisi: (magasinId: number) => void;
  /** They answer what was asked before. */
  isPlaceholder: boolean;
  isErreur: boolean;
  onReessayer: () => void;
  /** Under its name. */
  renderDetail: (magasin: T) => ReactNode;
  /** At the right of it. */
  renderFin?: (magasin: T) => ReactNode;
  /** Below the one that is chosen. */
  renderSuite?: (magasin: T) => ReactNode;
}

const MONTRES = 8;
const PLACES = Array.from({ length: MONTRES }, (_, rang) => rang);

export function ListeAuChoix<T extends Proposable>(props: Props<T>) {
  const { magasins, isPlaceholder, choisi } = props;
  const t = useTexts('magasins');
  const [isTous, setIsTous] = useState(false);
  if (props.isErreur) {
    return (
      <div role="alert" className="flex flex-col items-start gap-3 px-4 py-5 sm:px-6">
        <p>{t('choix.erreur')}</p>
        <Button onClick={props.onReessayer}>{t('choix.reessayer')}</Button>
      </div>
    );
  }
  if (!magasins) {
    return (
      <div aria-busy="true">
        {PLACES.map((rang) => (
          <div key={rang} className="flex h-16.25 items-center border-b border-line px-4 sm:px-6">
            <Skeleton className="h-10 w-full" />
          </div>
        ))}
      </div>
    );
  }
  const visibles = isTous
    ? magasins
    : magasins.filter(({ id }, rang) => rang < MONTRES || id === choisi);
  const autres = magasins.length - visibles.length;
  return (
    <div className={clsx('transition-opacity', isPlaceholder && 'opacity-60')}>
      <fieldset aria-busy={isPlaceholder}>
        <legend className="sr-only">{props.legende}</legend>
        {visibles.map((magasin) => (
          <Ligne key={magasin.id} magasin={magasin} liste={props} />
        ))}
      </fieldset>
      {autres > 0 && (
        <Button
          kind="quiet"
          size="sm"
          onClick={() => setIsTous(true)}
          className="mx-1 my-2 sm:mx-3"
        >
          {t('choix.autres', { count: autres })}
        </Button>
      )}
    </div>
  );
}

interface LigneProps<T extends Proposable> {
  magasin: T;
  liste: Props<T>;
}

function Ligne<T extends Proposable>({ magasin, liste }: LigneProps<T>) {
  const { id, distance } = magasin;
  const { choisi, onChoisi, renderDetail, renderFin, renderSuite } = liste;
  const t = useTexts('magasins');
  const { locale, session } = usePage();
  const isChoisi = id === choisi;
  return (
    <div className="border-b border-line has-[input:checked]:bg-sel has-[input:checked]:shadow-[inset_3px_0_0_var(--color-link)] has-[input:focus-visible]:-outline-offset-2 has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-focus">
      <label className="flex min-h-16 items-center gap-4 px-4 py-2 sm:px-6">
        <span className="min-w-0 flex-1">
          <span className="flex flex-wrap items-baseline gap-x-2 type-name">
            {nomCourt(magasin)}
            {distance !== null && (
              <span className="type-body text-text-2">
                {t('liste.distance', { km: formatNombre(locale, distance, 0) })}
              </span>
            )}
            {magasin.type === 'point-de-retrait' && <Badge>{t('liste.pointDeRetrait')}</Badge>}
            {id === session.magasin?.id && <Badge tone="sel">{t('liste.mien')}</Badge>}
          </span>
          {renderDetail(magasin)}
        </span>
        {renderFin?.(magasin)}
        <input
          type="radio"
          name="magasin"
          value={id}
          checked={isChoisi}
          onChange={() => onChoisi(id)}
          className="size-5 shrink-0 appearance-none rounded-full border border-line-2 bg-bg outline-none transition-colors checked:border-6 checked:border-link"
        />
      </label>
      {isChoisi && renderSuite?.(magasin)}
    </div>
  );
}
