/** What a delegate prepared, for whoever holds the link; the customer orders it once signed in. */
import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { Mail, Phone, Printer } from 'lucide-react';
import { Fragment } from 'react';
import { isZeroMontant, negateMontant } from '@comptoir/contract/argent.ts';
import type { Remise } from '@comptoir/contract/delegue/remise.contract.ts';
import { enseigne } from '@comptoir/contract/enseigne/enseigne.ts';
import { isRefus } from '@comptoir/contract/http/erreurs.ts';
import { formatArgent, formatDate, formatNombre } from '@comptoir/contract/words/formats.ts';
import { liens } from '@comptoir/contract/liens.ts';
import { LinkRows } from '../cadre/link-rows.tsx';
import { StatePage } from '../cadre/state-page.tsx';
import { isQueryFailure } from '../http/query-failure.ts';
import { Lien } from '../page/lien.tsx';
import { usePage } from '../page/page-context.ts';
import type { PageContext, PageMeta } from '../page/page-loader.ts';
import { Button } from '../ui/button/button.tsx';
import { buttonClass } from '../ui/button/button-class.ts';
import { Table, type Column } from '../ui/table/table.tsx';
import { useTexts } from '../words/use-texts.ts';
import { remiseQuery } from './delegue.queries.ts';
import { formatTelephone } from '@comptoir/contract/words/telephone.ts';
import { usePrintPage } from '../ui/use-print-page.ts';

const PERIME = 410;

export async function loader(context: PageContext): Promise<PageMeta> {
  const token = context.params['token'] ?? '';
  context.tag('prive');
  const chemin = liens.preparation('fr', token);
  const chemins = { fr: chemin, en: chemin, es: chemin };
  try {
    await context.queryClient.ensureQueryData(remiseQuery(context, token));
    return { chemins };
  } catch (error) {
    const { status } = isQueryFailure(error) ? error.response : isRefus(error) ? error : {};
    // A link cut short by a mail program is no more than an old one.
    if (status !== PERIME && status !== 400) throw error;
    return { chemins, statut: 404 };
  }
}

export default function PreparationPage() {
  const { params } = usePage();
  const context = useRouteContext({ from: '__root__' });
  // Asked for by the loader: a link that is over is not asked for again.
  const { data } = useQuery({ ...remiseQuery(context, params['token'] ?? ''), enabled: false });
  return data ? <Preparation remise={data} /> : <Perime />;
}

function Preparation({ remise }: { remise: Remise }) {
  const t = useTexts('delegue');
  const imprimer = usePrintPage();
  const { locale, session } = usePage();
  const { delegue, client, mot, creeLe, expireLe } = remise;
  const panier = liens.panier(locale);
  const isConnu = session.isAuthenticated;
  const href = isConnu ? panier : liens.connexion(locale, { redirectUrl: panier });
  const date = formatDate(creeLe);
  return (
    <div className="page-width grid items-start gap-x-16 gap-y-8 py-8 sm:py-12 lg:grid-cols-[minmax(0,1fr)_20rem] print:block">
      <div className="min-w-0">
        <p className="type-h3 text-text-2">{t('preparation.pour', { client })}</p>
        <h1 className="mt-1 type-h1">{t('pages.preparation.titre')}</h1>
        <p className="mt-1 text-text-2">{t('preparation.par', { nom: delegue.nom, date })}</p>
        {mot && (
          <blockquote className="mt-5 max-w-160 border-l-3 border-text pl-4 text-pretty whitespace-pre-line">
            {mot}
          </blockquote>
        )}
        <div className="mt-6">
          <Lignes remise={remise} />
        </div>
        <p className="mt-3 type-meta text-text-2">
          {t('preparation.valable', { date, fin: formatDate(expireLe) })}
        </p>
      </div>
      <aside className="rounded-card border border-line-2 p-5 print:mt-6 print:border-0 print:p-0">
        <div className="print:hidden">
          <Lien href={href} className={buttonClass({ kind: 'primary', size: 'lg', block: true })}>
            {t(isConnu ? 'preparation.panier' : 'preparation.connexion')}
          </Lien>
          <p className="mt-2 type-meta text-text-2">
            {isConnu && session.compte
              ? t('preparation.connuDetail', { client: session.compte.libelle })
              : t('preparation.connexionDetail')}
          </p>
          <Button icon={Printer} block className="mt-4" onClick={imprimer}>
            {t('preparation.imprimer')}
          </Button>
        </div>
        <h2 className="mt-6 type-name print:mt-0">{t('preparation.question')}</h2>
        <p className="mt-1">{delegue.nom}</p>
        <ul className="mt-1 type-meta">
          {delegue.telephone && (
            <li>
              <a href={`tel:${delegue.telephone}`} className={CONTACT}>
                <Phone size={16} aria-hidden />
                {formatTelephone(delegue.telephone)}
              </a>
            </li>
          )}
          <li>
            <a href={`mailto:${delegue.email}`} className={CONTACT}>
              <Mail size={16} aria-hidden />
              {delegue.email}
            </a>
          </li>
        </ul>
      </aside>
    </div>
  );
}

const CONTACT =
  'inline-flex min-h-8 items-center gap-2 text-link hover:underline max-sm:min-h-11 pointer-coarse:min-h-11';

function Lignes({ remise }: { remise: Remise }) {
  const t = useTexts('delegue');
  const { locale } = usePage();
  const columns: Column<Remise['lignes'][number]>[] = [
    {
      id: 'article',
      header: t('preparation.article'),
      card: 'title',
      renderCell: ({ libelle, traitCoupe }) => (
        <>
          {libelle}
          {traitCoupe && (
            <span className="block type-meta text-text-2">
              {t('preparation.coupe', { trait: traitCoupe.replaceAll('x', ' × ') })}
            </span>
          )}
        </>
      ),
    },
    {
      id: 'reference',
      header: t('preparation.reference'),
      size: 'reference',
      renderCell: ({ reference }) => <span className="type-ref">{reference}</span>,
    },
    {
      id: 'quantite',
      header: t('preparation.quantite'),
      align: 'end',
      renderCell: ({ quantite }) => formatNombre(locale, quantite),
    },
    {
      id: 'prix',
      header: t('preparation.prix'),
      size: 'amount',
      align: 'end',
      renderCell: ({ prixNetHT }) => formatArgent(locale, prixNetHT),
    },
    {
      id: 'montant',
      header: t('preparation.montant'),
      size: 'amount',
      align: 'end',
      renderCell: ({ montantHT }) => (
        <span className="type-label">{formatArgent(locale, montantHT)}</span>
      ),
    },
  ];
  return (
    <>
      <Table
        caption={t('pages.preparation.titre')}
        columns={columns}
        rows={remise.lignes}
        rowKey={({ articleId, traitCoupe }) => `${articleId} ${traitCoupe}`}
      />
      {remise.tarif && <Deductions tarif={remise.tarif} />}
      <p className="mt-4 flex items-baseline justify-end gap-4 border-t-2 border-text pt-3">
        <span className="text-text-2">{t('preparation.total')}</span>
        <strong className="type-total">{formatArgent(locale, remise.totalHT)}</strong>
      </p>
    </>
  );
}

/** What stands between the lines and the total. */
function Deductions({ tarif }: { tarif: NonNullable<Remise['tarif']> }) {
  const t = useTexts('delegue');
  const { locale } = usePage();
  const { promotions, ecoParticipation } = tarif;
  const rangees = promotions.map(({ id, libelle, montant }) => ({
    id,
    libelle,
    montant: negateMontant(montant),
  }));
  if (!isZeroMontant(ecoParticipation)) {
    rangees.push({ id: 0, libelle: t('preparation.eco'), montant: ecoParticipation });
  }
  return (
    <dl className="mt-3 grid grid-cols-[1fr_auto] justify-end gap-x-4 gap-y-1 text-end type-meta">
      {rangees.map(({ id, libelle, montant }) => (
        <Fragment key={id}>
          <dt className="text-text-2">{libelle}</dt>
          <dd>{formatArgent(locale, montant)}</dd>
        </Fragment>
      ))}
    </dl>
  );
}

function Perime() {
  const t = useTexts('delegue');
  const { locale } = usePage();
  const rows = [
    {
      icon: Mail,
      libelle: t('preparation.connexion'),
      detail: t('preparation.connexionDetail'),
      href: liens.connexion(locale, { redirectUrl: liens.panier(locale) }),
    },
    {
      icon: Phone,
      libelle: t('preparation.question'),
      detail: enseigne.contact.telephone.libelle,
      href: liens.contact(locale),
    },
  ];
  return (
    <StatePage
      kicker={t('preparation.perimeSousTitre')}
      title={t('preparation.perime')}
      aside={<LinkRows title={t('preparation.question')} rows={rows} />}
    >
      <p className="mt-4 max-w-160 text-[1.125rem] leading-7 text-text-2">
        {t('preparation.perimeTexte')}
      </p>
    </StatePage>
  );
}
