import { Navigation, Phone } from 'lucide-react';
import { liens } from '@comptoir/contract/liens.ts';
import { Lien } from '../../page/lien.tsx';
import { usePage } from '../../page/page-context.ts';
import { Badge } from '../../ui/notice/badge.tsx';
import { buttonClass } from '../../ui/button/button-class.ts';
import { useLocale, useTexts } from '../../words/use-texts.ts';
import { ChoisirCeMagasin } from '../choisir-ce-magasin.tsx';
import { EtatDuMagasin } from '../etat-du-magasin.tsx';
import { libelleDuLieu } from '../nom-du-lieu.ts';
import { ouvrirChoixMagasin } from '../ouvrir-choix-magasin.public.ts';
import { telephoneLu } from '../telephone.ts';
import type { FicheMagasin } from './fiche.ts';
import { lienItineraire } from './itineraire.ts';

interface Props {
  magasin: FicheMagasin;
  jour: string;
  maintenant: Date | undefined;
}

/** Its name, whether it is open, and what one came for: choose it, go there, call. */
export function TeteDuMagasin({ magasin, jour, maintenant }: Props) {
  const t = useTexts('magasins');
  const locale = useLocale();
  const isMien = usePage().session.magasin?.id === magasin.id;
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-12 gap-y-4 border-b border-line pb-6">
      <div className="max-w-180">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 sm:mt-4">
          <h1 className="type-h1">{libelleDuLieu(t, magasin)}</h1>
          {isMien && (
            <Badge tone="sel" size="lg">
              {t('liste.mien')}
            </Badge>
          )}
        </div>
        <EtatDuMagasin
          magasin={magasin}
          jour={jour}
          maintenant={maintenant}
          className="mt-1 type-h3"
        />
        <p className="mt-2 type-body text-pretty text-text-2">{magasin.texte}</p>
      </div>
      <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:*:flex-auto">
        {isMien ? (
          <Lien
            href={liens.magasins(locale)}
            onClick={ouvrirChoixMagasin}
            className={buttonClass({ size: 'lg' })}
          >
            {t('fiche.autre')}
          </Lien>
        ) : (
          <ChoisirCeMagasin magasin={magasin} isFiche kind="primary" size="lg" />
        )}
        <a
          href={lienItineraire(magasin)}
          target="_blank"
          rel="noreferrer"
          className={buttonClass({ size: 'lg' })}
        >
          <Navigation size={20} aria-hidden />
          {t('fiche.itineraire')}
        </a>
        <a href={`tel:${magasin.telephone}`} className={buttonClass({ size: 'lg' })}>
          <Phone size={20} aria-hidden />
          <span className="sm:hidden">{t('fiche.appeler')}</span>
          <span className="max-sm:hidden">{telephoneLu(magasin.telephone)}</span>
        </a>
      </div>
    </header>
  );
}
