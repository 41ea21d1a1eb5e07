/** Over the results: how many, sorted how, shown how. */
import { useRouter } from '@tanstack/react-router';
import { LayoutGrid, Table2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { TRIS } from '@comptoir/contract/recherche/recherche.contract.ts';
import { formatNombre } from '@comptoir/contract/words/formats.ts';
import { useIsTtc } from '../../articles/articles.public.ts';
import { SegmentedLinks } from '../../ui/button/segmented.tsx';
import { Select } from '../../ui/field/select.tsx';
import { ChampsCaches } from './facettes/champs-caches.tsx';
import { avecTri, avecVue, nombreDeFiltres, triEnVigueur, type Vue } from './etat-listing.ts';
import { Exporter } from './exporter.tsx';
import type { Nommage } from './facettes/noms-facettes.ts';
import { listTris } from './tris.ts';
import type { ListingState } from './use-listing.ts';
import { retenirVue } from './vue-preferee.ts';

interface BarreProps {
  listing: ListingState;
  nommage: Nommage;
  /** Between sort and view. */
  children?: ReactNode;
}

export function BarreOutils({ listing, nommage, children }: BarreProps) {
  const { t } = nommage;
  const isTtc = useIsTtc();
  return (
    <>
      <Decompte listing={listing} nommage={nommage} />
      <p className="type-meta text-text-2 lg:hidden">
        {t(isTtc ? 'listing.prixNetsTtc' : 'listing.prixNets')}
      </p>
      <div className="flex items-center gap-4 max-lg:hidden">
        <ChoixTri listing={listing} nommage={nommage} />
        {children}
        <ChoixVue listing={listing} nommage={nommage} />
        <Exporter listing={listing} nommage={nommage} />
      </div>
    </>
  );
}

/** « 38 articles sur 142 ». Takes the focus when what had it is gone. */
function Decompte({ listing: { reponse, affiche }, nommage: { t, locale } }: BarreProps) {
  const total = reponse?.total ?? 0;
  const sur = reponse?.totalSansFiltre ?? 0;
  return (
    <h2 id={DECOMPTE_ID} tabIndex={-1} className="type-meta outline-none">
      <b className="font-[640]">
        {t('listing.articles', { count: total, nombre: formatNombre(locale, total) })}
      </b>
      {nombreDeFiltres(affiche) > 0 && (
        <span className="text-text-2">
          {t('listing.sur', { nombre: formatNombre(locale, sur) })}
        </span>
      )}
    </h2>
  );
}

export const DECOMPTE_ID = 'resultats';

function ChoixTri({ listing: { etat, href, portee }, nommage: { t } }: BarreProps) {
  const router = useRouter();
  const [action] = href(etat).split('?', 1);
  const tri = triEnVigueur(etat, portee);
  const go = (value: string) => {
    const choisi = TRIS.find((candidate) => candidate === value);
    if (!choisi) return;
    void router.navigate({ href: href(avecTri(etat, choisi, portee)), resetScroll: false });
  };
  return (
    <form action={action} className="flex items-center gap-2">
      <ChampsCaches etat={{ ...etat, tri: null, page: 1 }} />
      <span aria-hidden="true" className="type-meta whitespace-nowrap">
        {t('listing.trierPar')}
      </span>
      <Select
        label={t('listing.trierPar')}
        hideLabel
        size="sm"
        name="tri"
        // Without script the form sends it; once it is there, the address decides.
        value={tri}
        onChange={(event) => go(event.currentTarget.value)}
        options={listTris(t, portee)}
        className="w-44"
      />
      <noscript>
        <button type="submit" className="type-label text-link">
          {t('listing.appliquer')}
        </button>
      </noscript>
    </form>
  );
}

export function ChoixVue({ listing: { etat, href }, nommage: { t } }: BarreProps) {
  const vue = (value: Vue, label: string, icon: typeof Table2) => ({
    value,
    label,
    icon,
    href: href(avecVue(etat, value)),
  });
  return (
    <SegmentedLinks
      label={t('listing.affichage')}
      segments={[
        vue('fiches', t('listing.fiches'), LayoutGrid),
        vue('tableau', t('listing.tableau'), Table2),
      ]}
      value={etat.vue}
      onFollow={retenirVue}
    />
  );
}
