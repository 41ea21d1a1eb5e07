/** All stores under their regions: the whole network at a glance, and a way in without a search. */
import { liens } from '@comptoir/contract/liens.ts';
import type { MagasinSitue } from '@comptoir/contract/magasins/magasins.contract.ts';
import { Lien } from '../page/lien.tsx';
import { usePage } from '../page/page-context.ts';
import { Badge } from '../ui/notice/badge.tsx';
import { useLocale, useTexts } from '../words/use-texts.ts';
import { EtatDuMagasin } from './etat-du-magasin.tsx';
import { nomCourt } from './nom-du-lieu.ts';

interface Props {
  magasins: readonly MagasinSitue[];
  jour: string;
  maintenant: Date | undefined;
  onChoisi: (magasinId: number) => void;
}

export function AnnuaireRegions({ magasins, jour, maintenant, onChoisi }: Props) {
  const t = useTexts('magasins');
  const locale = useLocale();
  const { session } = usePage();
  const retrait = t('liste.pointDeRetrait');
  const mien = t('liste.mien');
  const regions = [...Map.groupBy(magasins, ({ region }) => region.slug).values()];
  return (
    <div className="flex flex-col gap-8">
      {regions.map((own) => {
        const region = own[0]?.region;
        return (
          region && (
            <section
              key={region.slug}
              aria-labelledby={`region-${region.slug}`}
              className="below-fold [--below-fold:300px] sm:[--below-fold:190px]"
            >
              <h2
                id={`region-${region.slug}`}
                className="flex items-baseline justify-between gap-4 border-b-2 border-text pb-1.5 type-h3"
              >
                <Lien href={liens.magasinsRegion(locale, region)} className="hover:underline">
                  {region.nom}
                </Lien>
                <span className="type-meta text-text-2">
                  {t('liste.nombre', { count: own.length })}
                </span>
              </h2>
              <ul className="gap-x-8 sm:columns-2">
                {own.map((magasin) => (
                  // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only shows on the map where one is
                  <li
                    key={magasin.id}
                    onPointerEnter={({ pointerType }) =>
                      pointerType === 'mouse' && onChoisi(magasin.id)
                    }
                    onFocus={() => onChoisi(magasin.id)}
                    className="break-inside-avoid border-b border-line"
                  >
                    <Lien
                      href={liens.magasin(locale, magasin)}
                      className="block min-h-12 py-1.5 -outline-offset-2 hover:bg-sunk"
                    >
                      <span className="flex flex-wrap items-baseline gap-x-2 type-name">
                        {nomCourt(magasin)}
                        {magasin.type === 'point-de-retrait' && <Badge>{retrait}</Badge>}
                        {magasin.id === session.magasin?.id && <Badge tone="sel">{mien}</Badge>}
                      </span>
                      <EtatDuMagasin
                        magasin={magasin}
                        jour={jour}
                        maintenant={maintenant}
                        className="type-meta"
                      />
                    </Lien>
                  </li>
                ))}
              </ul>
            </section>
          )
        );
      })}
    </div>
  );
}
