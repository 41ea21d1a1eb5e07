/** A list of stores and the map of the same ones: what is chosen in one is chosen in the other. */
import { useEffect, useState, type ReactNode } from 'react';
import { liens } from '@comptoir/contract/liens.ts';
import type { MagasinSitue } from '@comptoir/contract/magasins/magasins.contract.ts';
import { Lien } from '../page/lien.tsx';
import { buttonClass } from '../ui/button/button-class.ts';
import { useLocale, useTexts } from '../words/use-texts.ts';
import { CarteParesseuse } from './carte/carte-paresseuse.tsx';
import type { Situe } from './carte/projection.ts';
import { EtatDuMagasin } from './etat-du-magasin.tsx';
import { libelleDuLieu } from './nom-du-lieu.ts';
import { useMaintenant } from './use-maintenant.ts';

export interface ListeProps {
  maintenant: Date | undefined;
  choisi: number | undefined;
  onChoisi: (magasinId: number) => void;
}

interface Props {
  magasins: readonly MagasinSitue[];
  jour: string;
  /** What the map is drawn around. */
  autour: readonly Situe[];
  region?: string | undefined;
  children: (liste: ListeProps) => ReactNode;
}

export function CarteEtListe({ magasins, jour, autour, region, children }: Props) {
  const maintenant = useMaintenant();
  const [choisi, setChoisi] = useState<number>();
  const [touche, setTouche] = useState<number>();
  // From the map the list follows; from the list the map does not move.
  useEffect(() => {
    if (touche === undefined) return;
    document
      .getElementById(`magasin-${touche}`)
      ?.scrollIntoView({ block: 'nearest', behavior: 'smooth' });
  }, [touche]);
  const magasin = magasins.find(({ id }) => id === choisi);
  return (
    <div className="grid items-start gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,30rem)] xl:grid-cols-[minmax(0,1fr)_minmax(0,36rem)]">
      <div className="order-first lg:sticky lg:top-[calc(var(--header-height,0px)+1rem)] lg:order-last">
        <div className="overflow-hidden rounded-card border border-line">
          <CarteParesseuse
            magasins={magasins}
            autour={autour}
            region={region}
            choisi={choisi}
            onChoisi={(id) => {
              setChoisi(id);
              setTouche(id);
            }}
            className="h-72 lg:h-[min(36rem,calc(100dvh-var(--header-height,0px)-10rem))]"
          />
          <CarteChoisie magasin={magasin} jour={jour} maintenant={maintenant} />
        </div>
      </div>
      <div className="min-w-0">{children({ maintenant, choisi, onChoisi: setChoisi })}</div>
    </div>
  );
}

interface ChoisieProps {
  magasin: MagasinSitue | undefined;
  jour: string;
  maintenant: Date | undefined;
}

/** The store of the mark one touched; its place is kept, so that nothing moves. */
function CarteChoisie({ magasin, jour, maintenant }: ChoisieProps) {
  const t = useTexts('magasins');
  const locale = useLocale();
  return (
    <div className="flex min-h-16 items-center justify-between gap-4 border-t border-line px-4 py-2">
      {magasin ? (
        <>
          <p className="min-w-0 type-name">
            {libelleDuLieu(t, magasin)}
            <EtatDuMagasin
              magasin={magasin}
              jour={jour}
              maintenant={maintenant}
              className="type-meta"
            />
          </p>
          <Lien
            href={liens.magasin(locale, magasin)}
            className={buttonClass({ kind: 'outline', size: 'sm' })}
          >
            {t('carte.voir')}
          </Lien>
        </>
      ) : (
        <p className="type-meta text-text-2">{t('carte.invite')}</p>
      )}
    </div>
  );
}
