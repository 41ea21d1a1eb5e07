import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import type { CallAnswer } from '@comptoir/contract/http/call.ts';
import {
  AVIS_PAR_PAGE,
  NOTE_MAX,
  TRIS_AVIS,
  type lireAvis,
} from '@comptoir/contract/avis/avis.contract.ts';
import { formatNombre } from '@comptoir/contract/words/formats.ts';
import { liens } from '@comptoir/contract/liens.ts';
import { parseQuery } from '@comptoir/contract/http/query-string.ts';
import { ImageArticle, lienArticle } from '../articles/articles.public.ts';
import { homeCrumb } from '../cadre/page-breadcrumb.tsx';
import { useFrameTexts } from '../cadre/use-frame-texts.ts';
import { Lien } from '../page/lien.tsx';
import { usePage } from '../page/page-context.ts';
import type { PageContext, PageMeta } from '../page/page-loader.ts';
import {
  chargerFiche,
  findArticle,
  listMiettes,
  produitQuery,
} from '../produits/produits.public.ts';
import { Breadcrumb } from '../ui/section/breadcrumb.tsx';
import { buttonClass } from '../ui/button/button-class.ts';
import { EmptyState } from '../ui/notice/empty-state.tsx';
import { Pagination } from '../ui/table/pagination.tsx';
import { TabLinks } from '../ui/section/tab-links.tsx';
import { useTexts } from '../words/use-texts.ts';
import { AvisCarte } from './avis-carte.tsx';
import { avisQuery } from './avis.queries.ts';
import { parseEtat, writeEtat, type EtatAvis } from './etat-avis.ts';
import { MonAvis } from './mon-avis.tsx';
import { ResumeAvis } from './resume-avis.tsx';

type AvisLus = CallAnswer<typeof lireAvis>;

export async function loader(context: PageContext): Promise<PageMeta> {
  const { queryClient, locale, search } = context;
  const { article, produit, chemins } = await chargerFiche(context, liens.avis);
  const etat = parseEtat(search);
  const avis = await queryClient.ensureQueryData(avisQuery(context, produit.id, etat));
  const pages = Math.max(1, Math.ceil((avis?.total ?? 0) / AVIS_PAR_PAGE));
  const { nombre, moyenne } = produit.avis;
  const note = moyenne === null ? '' : ` · ${formatNombre(locale, moyenne, 1)}/${NOTE_MAX}`;
  return {
    titre: `${article.libelle}${note}`,
    chemins,
    ...(produit.chemin[0] && { categorie: produit.chemin[0].id }),
    pagination: { page: etat.page, pages },
    ...(etat.page > pages ? { statut: 404 as const } : {}),
    ...(etat.note !== undefined || etat.tri !== 'recents' || nombre === 0 ? { noindex: true } : {}),
  };
}

/** Every review of a product: those of one score, in one order, page by page, and one's own. */
export default function AvisPage() {
  const t = useTexts('avis');
  const { params, path } = usePage();
  const { api, locale } = useRouteContext({ from: '__root__' });
  const home = useFrameTexts(homeCrumb);
  const etat = parseEtat(parseQuery(path.split('?')[1] ?? ''));
  const { data: produit } = useQuery(produitQuery({ api, locale }, Number(params['id'])));
  const { data: avis } = useQuery(avisQuery({ api, locale }, Number(params['id']), etat));
  const article = produit && findArticle(produit, Number(params['articleId']));
  if (!article || !avis) return null;
  const fiche = lienArticle(locale, article);
  const crumbs = [
    home,
    ...listMiettes(locale, produit),
    { label: article.reference, href: fiche },
    { label: t('avis') },
  ];
  const href = lienArticle(locale, article, '/avis');
  return (
    <div className="page-width pb-12 sm:pt-3 sm:pb-16">
      <Breadcrumb crumbs={crumbs} />
      <div className="mt-2 flex items-center gap-4 sm:mt-4">
        <ImageArticle image={article.image} slot="rangee" alt="" className="size-18 shrink-0" />
        <div>
          <h1 className="type-h1 text-pretty">{t('page.titre', { libelle: article.libelle })}</h1>
          <Lien href={fiche} className="type-meta text-link hover:underline">
            {t('page.fiche')}
          </Lien>
        </div>
      </div>
      <div className="mt-6 grid gap-x-12 gap-y-6 lg:grid-cols-[20rem_minmax(0,1fr)]">
        <div className="lg:sticky lg:top-[calc(var(--header-height)+1rem)] lg:self-start">
          <ResumeAvis
            {...avis}
            note={etat.note}
            hrefOf={(note) => href + writeEtat({ ...etat, note, page: 1 })}
          />
        </div>
        <div className="min-w-0">
          <section aria-labelledby="mon-avis" className="mb-8">
            <h2 id="mon-avis" className="mb-3 type-h2">
              {t('donner.titre')}
            </h2>
            <MonAvis produitId={produit.id} droit={avis.droit} />
          </section>
          <ListeAvis avis={avis} etat={etat} href={href} />
        </div>
      </div>
    </div>
  );
}

interface ListeProps {
  avis: AvisLus;
  etat: EtatAvis;
  href: string;
}

function ListeAvis({ avis, etat, href }: ListeProps) {
  const t = useTexts('avis');
  const hrefOf = (change: Partial<EtatAvis>) => href + writeEtat({ ...etat, ...change });
  if (avis.nombre === 0 && avis.avis.length === 0) return null;
  return (
    <section aria-label={t('page.liste')}>
      <TabLinks
        label={t('tri.titre')}
        current={hrefOf({ page: 1 })}
        tabs={TRIS_AVIS.map((tri) => ({
          label: t(`tri.${tri}`),
          href: hrefOf({ tri, page: 1 }),
        }))}
      />
      {etat.note !== undefined && (
        <Lien
          href={href + writeEtat({ tri: etat.tri, page: 1 })}
          keepScroll
          className="mt-3 inline-flex min-h-8 items-center type-meta text-link hover:underline max-sm:min-h-11"
        >
          {t('toutesNotes')}
        </Lien>
      )}
      {avis.avis.map((each) => (
        <AvisCarte key={each.id} avis={each} niveau={2} />
      ))}
      {avis.avis.length === 0 ? (
        <EmptyState
          title={t(avis.total === 0 ? 'aucunNote' : 'finListe')}
          actions={
            <Lien href={href} className={buttonClass()}>
              {t('premierePage')}
            </Lien>
          }
        />
      ) : (
        <div className="mt-6">
          <Pagination
            page={etat.page}
            pageSize={AVIS_PAR_PAGE}
            total={avis.total}
            hrefOf={(page) => hrefOf({ page })}
          />
        </div>
      )}
    </section>
  );
}
