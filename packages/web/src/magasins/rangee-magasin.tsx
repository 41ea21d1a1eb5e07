import { clsx } from 'clsx';
import { Phone } from 'lucide-react';
import { formatNombre } from '@comptoir/contract/words/formats.ts';
import { liens } from '@comptoir/contract/liens.ts';
import type { MagasinSitue } from '@comptoir/contract/magasins/magasins.contract.ts';
import { Lien } from '../page/lien.tsx';
import { Badge } from '../ui/notice/badge.tsx';
import { useLocale, useTexts } from '../words/use-texts.ts';
import { ChoisirCeMagasin } from './choisir-ce-magasin.tsx';
import { EtatDuMagasin } from './etat-du-magasin.tsx';
import { nomCourt } from './nom-du-lieu.ts';
import { isService } from './services-du-magasin.ts';
import { telephoneLu } from './telephone.ts';

interface Props {
  magasin: MagasinSitue;
  jour: string;
  maintenant: Date | undefined;
  isChoisi: boolean;
  onChoisi: (magasinId: number) => void;
}

/** A store of a list: where, open or not, what it does, and the way to make it one's own. */
export function RangeeMagasin({ magasin, jour, maintenant, isChoisi, onChoisi }: Props) {
  const t = useTexts('magasins');
  const locale = useLocale();
  const { id, distance, adresse, ligne1, telephone } = magasin;
  const services = magasin.services.filter(isService);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only shows on the map where one is
    <li
      id={`magasin-${id}`}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && onChoisi(id)}
      onFocus={() => onChoisi(id)}
      className={clsx(
        'scroll-mt-4 border-b border-line py-3 pr-2 pl-3 sm:pl-4',
        isChoisi && 'bg-sel shadow-[inset_3px_0_0_var(--color-link)]',
      )}
    >
      <div className="flex items-start justify-between gap-4">
        <div className="min-w-0">
          <h3 className="flex flex-wrap items-baseline gap-x-2 type-h3">
            <Lien href={liens.magasin(locale, magasin)} className="text-link hover:underline">
              {nomCourt(magasin)}
            </Lien>
            {distance !== null && (
              <span className="type-body text-text-2">
                {t('liste.distance', { km: formatNombre(locale, distance, 0) })}
              </span>
            )}
            {magasin.type === 'point-de-retrait' && <Badge>{t('liste.pointDeRetrait')}</Badge>}
          </h3>
          <p className="type-meta text-text-2">
            {`${ligne1}, ${adresse.codePostal} ${adresse.ville}`}
          </p>
        </div>
        <ChoisirCeMagasin magasin={magasin} size="sm" />
      </div>
      <div className="mt-1 flex flex-wrap items-center gap-x-5 gap-y-0.5 type-meta">
        <EtatDuMagasin magasin={magasin} jour={jour} maintenant={maintenant} />
        <a
          href={`tel:${telephone}`}
          className="inline-flex min-h-6 items-center gap-1.5 text-link hover:underline pointer-coarse:min-h-11"
        >
          <Phone size={14} aria-hidden />
          {telephoneLu(telephone)}
        </a>
      </div>
      {services.length > 0 && (
        <p className="mt-0.5 type-meta text-text-2">
          {services.map((code) => t(`service.${code}.nom`)).join(' · ')}
        </p>
      )}
    </li>
  );
}
