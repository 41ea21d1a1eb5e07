/** An empty basket goes on working: a field that takes a reference, and what one would do next. */
import { useRouteContext } from '@tanstack/react-router';
import { useState } from 'react';
import { FileUp, Percent, ScanBarcode, User, Zap, type LucideIcon } from 'lucide-react';
import { liens } from '@comptoir/contract/liens.ts';
import { VusRecemment } from '../../articles/articles.public.ts';
import { Lien } from '../../page/lien.tsx';
import { latePart } from '../../loading/late-part.tsx';
import { openOverlay } from '../../overlay/overlay-store.ts';
import { usePage } from '../../page/page-context.ts';
import { useTexts } from '../../words/use-texts.ts';
import { Reprises } from './reprises.tsx';
import { SaisieReference } from './saisie-reference.tsx';

const importPanier = latePart({ load: () => import('../import/import-panier.tsx') });

const OUTIL =
  'flex min-h-8 items-center gap-2 rounded-control text-link hover:underline max-sm:min-h-11 pointer-coarse:min-h-11';

export function PanierVide() {
  const t = useTexts('panier');
  const { locale } = useRouteContext({ from: '__root__' });
  const { session } = usePage();
  const [isImporting, setIsImporting] = useState(false);
  return (
    <div className="page-width pt-4 pb-12 sm:pt-8">
      <h1 className="type-h1 max-sm:sr-only">{t('pages.panier.titre')}</h1>
      <div className="mt-6 border-t-2 border-text max-sm:hidden" />
      <div className="mt-4 grid items-start gap-x-16 gap-y-10 sm:mt-8 lg:grid-cols-2">
        <div className="max-w-140">
          <h2 className="type-h2">{t('vide.titre')}</h2>
          <p className="mt-1 text-text-2">{t('vide.texte')}</p>
          <SaisieReference />
          <div className="mt-4 flex flex-wrap gap-x-6 gap-y-1">
            <button type="button" className={OUTIL} onClick={() => openOverlay('scan-article')}>
              <ScanBarcode size={20} aria-hidden />
              {t('vide.scanner')}
            </button>
            <button
              type="button"
              aria-expanded={isImporting}
              className={OUTIL}
              onClick={() => setIsImporting(!isImporting)}
            >
              <FileUp size={20} aria-hidden />
              {t('vide.importer')}
            </button>
            <Lien href={liens.achatRapide(locale)} className={OUTIL}>
              <Zap size={20} aria-hidden />
              {t('vide.achatRapide')}
            </Lien>
          </div>
          {isImporting && (
            <importPanier.Part
              onClose={() => setIsImporting(false)}
              fallback={<div className="mt-4 h-60 rounded-card border" />}
            />
          )}
        </div>
        <section aria-labelledby={REPRENDRE_ID}>
          <h2 id={REPRENDRE_ID} className="border-b border-line-2 pb-3 type-label">
            {t('vide.reprendre')}
          </h2>
          <ul>
            {!session.isAuthenticated && (
              <Reprise
                icon={User}
                href={liens.connexion(locale, { redirectUrl: liens.panier(locale) })}
                libelle={t('vide.connexion')}
              />
            )}
            {session.utilisateur && <Reprises />}
            <Reprise icon={Percent} href={liens.offres(locale)} libelle={t('vide.offres')} />
          </ul>
        </section>
      </div>
      <VusRecemment />
    </div>
  );
}

const REPRENDRE_ID = 'panier-reprendre';

interface RepriseProps {
  icon: LucideIcon;
  href: string;
  libelle: string;
}

function Reprise({ icon: Icon, href, libelle }: RepriseProps) {
  const t = useTexts('panier');
  return (
    <li className="border-b">
      <Lien href={href} className="group flex min-h-13 items-center gap-3">
        <Icon size={20} aria-hidden />
        <span className="flex-1 type-name">{libelle}</span>
        <span aria-hidden className="text-link group-hover:underline">
          {t('vide.ouvrir')}
        </span>
      </Lien>
    </li>
  );
}
