import { useQuery } from '@tanstack/react-query';
import { Bell, QrCode, ScanLine, WifiOff, type LucideIcon } from 'lucide-react';
import { enseigne } from '@comptoir/contract/enseigne/enseigne.ts';
import { liens } from '@comptoir/contract/liens.ts';
import { PageBreadcrumb } from '../cadre/page-breadcrumb.tsx';
import { DessinQr } from '../identite/qr.public.ts';
import { Lien } from '../page/lien.tsx';
import { siteQuery } from '../page/site.ts';
import { buttonClass } from '../ui/button/button-class.ts';
import { MarkdownTexte } from '../ui/section/markdown-texte.tsx';
import { useLocale, useTexts } from '../words/use-texts.ts';
import { Installer } from './installer.tsx';

/** What the shop does on a phone, and how it gets there: no store of applications is needed. */
export default function AppliMobilePage() {
  const t = useTexts('contenus');
  const locale = useLocale();
  const { data: site } = useQuery(siteQuery);
  const adresse = `${site?.origin ?? ''}${liens.appliMobile(locale)}`;
  const nom = enseigne.nom;
  return (
    <>
      <div className="border-b bg-sunk">
        <div className="page-wide pb-10 sm:pt-3 sm:pb-14">
          <PageBreadcrumb />
          <div className="grid items-center gap-x-16 gap-y-8 sm:mt-4 lg:grid-cols-[minmax(0,1fr)_18rem]">
            <div>
              <h1 className="type-h1 text-balance">{t('appli.titre', { nom })}</h1>
              <p className="mt-3 max-w-150 text-[1.125rem] leading-7 text-pretty text-text-2">
                {t('appli.accroche')}
              </p>
              <div className="mt-6 flex flex-wrap items-center gap-3">
                <Installer />
                <Lien
                  href={liens.achatRapide(locale)}
                  className={buttonClass({ kind: 'outline', size: 'lg' })}
                >
                  {t('appli.essayer')}
                </Lien>
              </div>
              <p className="mt-3 max-w-150 type-meta text-text-2">{t('appli.legere')}</p>
            </div>
            <figure className="max-lg:hidden">
              <div className="size-56">
                <DessinQr texte={adresse} label={t('appli.qr')} />
              </div>
              <figcaption className="mt-3 type-meta text-text-2">{t('appli.qrAide')}</figcaption>
            </figure>
          </div>
        </div>
      </div>
      <div className="page-wide py-10 sm:py-14">
        <h2 className="type-h2">{t('appli.chantier')}</h2>
        <ul className="mt-4 grid border-t border-l max-sm:-mx-4 max-sm:border-l-0 sm:grid-cols-2 lg:grid-cols-4">
          <Atout icon={ScanLine} titre={t('appli.scan')} texte={t('appli.scanTexte')} />
          <Atout icon={WifiOff} titre={t('appli.horsLigne')} texte={t('appli.horsLigneTexte')} />
          <Atout icon={QrCode} titre={t('appli.connexion')} texte={t('appli.connexionTexte')} />
          <Atout icon={Bell} titre={t('appli.suivi')} texte={t('appli.suiviTexte')} />
        </ul>
        <div className="mt-12 grid gap-x-16 gap-y-10 lg:grid-cols-3">
          <Mode titre={t('appli.android')} texte={t('appli.androidTexte')} />
          <Mode titre={t('appli.iphone')} texte={t('appli.iphoneTexte')} />
          <Mode titre={t('appli.ordinateur')} texte={t('appli.ordinateurTexte')} />
        </div>
        <h2 className="mt-12 mb-3 type-h2">{t('appli.limites')}</h2>
        <MarkdownTexte texte={t('appli.limitesTexte')} />
      </div>
    </>
  );
}

interface AtoutProps {
  icon: LucideIcon;
  titre: string;
  texte: string;
}

function Atout({ icon: Icon, titre, texte }: AtoutProps) {
  return (
    <li className="border-r border-b p-5 max-sm:border-r-0">
      <Icon size={24} aria-hidden className="text-link" />
      <h3 className="mt-3 type-h3">{titre}</h3>
      <p className="mt-1 type-body text-pretty text-text-2">{texte}</p>
    </li>
  );
}

function Mode({ titre, texte }: { titre: string; texte: string }) {
  return (
    <section>
      <h2 className="mb-3 type-h2">{titre}</h2>
      <MarkdownTexte texte={texte} />
    </section>
  );
}
