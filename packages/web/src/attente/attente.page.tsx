import { House, Phone, Zap } from 'lucide-react';
import { enseigne } from '@comptoir/contract/enseigne/enseigne.ts';
import { liens } from '@comptoir/contract/liens.ts';
import { withLocale, type Locale } from '@comptoir/contract/words/locales.ts';
import { PageBreadcrumb } from '../cadre/page-breadcrumb.tsx';
import { LinkRows } from '../cadre/link-rows.tsx';
import { CadreCompte } from '../mon-compte/cadre-compte.public.tsx';
import { PageSearch } from '../cadre/page-search.tsx';
import { useFrameTexts, type Translate } from '../cadre/use-frame-texts.ts';
import { usePage } from '../page/page-context.ts';
import { pageTexts } from '../app/page-head.ts';
import { useLocaleTexts } from '../words/use-texts.ts';

const waitingTexts = (t: Translate, locale: Locale) => ({
  search: t('attente.chercher'),
  meanwhile: t('attente.enAttendant'),
  rows: [
    {
      icon: Zap,
      libelle: t('achatRapide'),
      detail: t('attente.achatRapideDetail'),
      href: liens.achatRapide(locale),
    },
    {
      icon: Phone,
      libelle: t('attente.contact'),
      detail: enseigne.contact.telephone.libelle,
      href: liens.contact(locale),
    },
    {
      icon: House,
      libelle: t('attente.retour'),
      detail: t('attente.retourDetail'),
      href: liens.accueil(locale),
    },
  ],
});

/** Holds the place of a page whose capability is still to come: what will stand here, and what to do now. */
export default function AttentePage() {
  const texts = useFrameTexts(waitingTexts);
  const pageWords = useLocaleTexts();
  const { locale, route } = usePage();
  if (!route) return null;
  const { titre, attente } = pageTexts(pageWords, route);
  const here = withLocale(locale, route.path);
  if (route.acces === 'compte') {
    return (
      <CadreCompte titre={titre} sousTitre={attente}>
        <LinkRows title={texts.meanwhile} rows={texts.rows} />
      </CadreCompte>
    );
  }
  return (
    <div className="page-wide pt-4 pb-12 sm:pt-6 sm:pb-16">
      <PageBreadcrumb />
      <h1 className="mt-3 type-h1">{titre}</h1>
      <p className="mt-2 max-w-160 text-[1rem] leading-6 text-pretty text-text-2">{attente}</p>
      <div className="mt-8 grid gap-x-16 gap-y-10 border-t-2 border-text pt-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,41rem)]">
        <section>
          <h2 className="mb-4 type-h2">{texts.search}</h2>
          <PageSearch label={texts.search} />
        </section>
        <LinkRows title={texts.meanwhile} rows={texts.rows.filter((row) => row.href !== here)} />
      </div>
    </div>
  );
}
