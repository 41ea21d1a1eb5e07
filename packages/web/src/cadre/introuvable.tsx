import { MapPin, Percent, Tag, Zap } from 'lucide-react';
import { useRouterState } from '@tanstack/react-router';
import { liens } from '@comptoir/contract/liens.ts';
import { stripLocale, type Locale } from '@comptoir/contract/words/locales.ts';
import { latePart } from '../loading/late-part.tsx';
import { Lien } from '../page/lien.tsx';
import { LinkRows } from './link-rows.tsx';
import { PageSearch } from './page-search.tsx';
import { StatePage } from './state-page.tsx';
import { useFrameTexts, type Translate } from './use-frame-texts.ts';
import { readableAddress, wordsOfPath } from './words-of-path.ts';

/** The way to a product may have changed; what was meant is still on sale, or something near it. */
const proches = latePart({
  load: () => import('../recherche/articles-proches.public.tsx'),
  words: ['articles'],
});

const MARK = '\u0000';

const lostTexts = (t: Translate, locale: Locale) => ({
  kicker: t('introuvable.sousTitre'),
  title: t('introuvable.titre'),
  address: t('introuvable.adresse', { adresse: MARK }).split(MARK),
  basket: t('introuvable.panier'),
  search: t('introuvable.recherche'),
  links: [
    { libelle: t('accueil.titre'), href: liens.accueil(locale) },
    { libelle: t('liens.planDuSite'), href: liens.planDuSite(locale) },
    { libelle: t('introuvable.signaler'), href: liens.contact(locale) },
  ],
  near: t('introuvable.cherchiez'),
  rowsTitle: t('introuvable.ailleurs'),
  rows: [
    { icon: Zap, libelle: t('achatRapide'), href: liens.achatRapide(locale) },
    { icon: Percent, libelle: t('rayons.promotions'), href: liens.offres(locale) },
    { icon: Tag, libelle: t('rayons.toutesLesMarques'), href: liens.marques(locale) },
    { icon: MapPin, libelle: t('liens.trouverUnMagasin'), href: liens.magasins(locale) },
  ],
});

export default function IntrouvablePage() {
  const texts = useFrameTexts(lostTexts);
  const path = useRouterState({ select: (state) => stripLocale(state.location.pathname) });
  const [before, after] = texts.address;
  const words = wordsOfPath(path);
  return (
    <StatePage
      kicker={texts.kicker}
      title={texts.title}
      aside={
        <>
          {path.startsWith('/fp/') && words && <proches.Part titre={texts.near} mots={words} />}
          <LinkRows title={texts.rowsTitle} rows={texts.rows} />
        </>
      }
    >
      <p className="mt-4 max-w-160 text-[1.125rem] leading-7 text-text-2">
        {before}
        <strong className="wrap-anywhere text-text">{readableAddress(path).slice(0, 200)}</strong>
        {after}
        <br />
        {texts.basket}
      </p>
      <div className="mt-6">
        <PageSearch label={texts.search} words={words} />
      </div>
      <ul className="mt-4 flex flex-wrap gap-x-6">
        {texts.links.map((lien) => (
          <li key={lien.href}>
            <Lien
              href={lien.href}
              className="flex min-h-8 items-center rounded-control type-body text-link hover:underline pointer-coarse:min-h-11"
            >
              {lien.libelle}
            </Lien>
          </li>
        ))}
      </ul>
    </StatePage>
  );
}
