/** Beside what waits: the basket and its carriage, what the shop says, whom to call. */
import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { Mail, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { liens } from '@comptoir/contract/liens.ts';
import type { TableauDeBord } from '@comptoir/contract/tableau-de-bord/tableau-de-bord.contract.ts';
import { formatArgent } from '@comptoir/contract/words/formats.ts';
import { withLocale } from '@comptoir/contract/words/locales.ts';
import { formatTelephone } from '@comptoir/contract/words/telephone.ts';
import { nomMagasin } from '../articles/nom-magasin.public.ts';
import { messagesDePageQuery, messagesQuery } from '../http/messages-query.ts';
import { EtatDuMagasin, useMaintenant } from '../magasins/etat-du-magasin.public.ts';
import { magasinQuery } from '../magasins/magasin-du-client.public.ts';
import { BlocEncadre, Encadre } from '../mon-compte/encadre.public.tsx';
import { Lien } from '../page/lien.tsx';
import { usePage } from '../page/page-context.ts';
import { FrancoJauge } from '../panier/franco-jauge.public.ts';
import { useIsAwake } from '../ui/use-is-awake.ts';
import { useTexts } from '../words/use-texts.ts';

const CONTACT =
  'inline-flex min-h-8 items-center gap-2 type-meta text-link hover:underline max-sm:min-h-11 pointer-coarse:min-h-11';

export function Entourage({ tableau }: { tableau: TableauDeBord }) {
  return (
    <div>
      <Encadre>
        <Panier tableau={tableau} />
        <Messages />
        <MonDelegue delegue={tableau.delegue} />
        <MonMagasin />
      </Encadre>
    </div>
  );
}

function Panier({ tableau: { panier } }: { tableau: TableauDeBord }) {
  const t = useTexts('tableau-de-bord');
  const { locale } = usePage();
  const { nombreArticles, netHT, franco } = panier;
  return (
    <BlocEncadre titre={t('panier.titre')}>
      <p className="flex items-baseline justify-between gap-3">
        <Lien href={liens.panier(locale)} className="type-name text-link hover:underline">
          {nombreArticles > 0 ? t('panier.lignes', { count: nombreArticles }) : t('panier.vide')}
        </Lien>
        {nombreArticles > 0 && <span className="type-name">{formatArgent(locale, netHT)}</span>}
      </p>
      <div className="mt-2">
        <FrancoJauge franco={franco} />
      </div>
    </BlocEncadre>
  );
}

/** Those of the page: nothing is asked for. */
function Messages() {
  const t = useTexts('tableau-de-bord');
  const { locale } = usePage();
  const { data = [] } = useQuery(messagesQuery);
  const { data: dePage = data } = useQuery(messagesDePageQuery);
  // Others may have come before this part hydrates what the server wrote.
  const isAwake = useIsAwake();
  const siens = (isAwake ? data : dePage).filter(({ lien }) => lien !== undefined);
  if (siens.length === 0) return null;
  return (
    <BlocEncadre titre={t('messages.titre', { count: siens.length })}>
      <ul className="divide-y divide-line">
        {siens.map(({ id, titre, libelle, lien = '' }) => (
          <li key={id} className="py-2 last:pb-0">
            <Lien href={withLocale(locale, lien)} className="block type-body hover:underline">
              {titre && <strong>{titre} </strong>}
              {libelle}
            </Lien>
          </li>
        ))}
      </ul>
    </BlocEncadre>
  );
}

function MonDelegue({ delegue }: Pick<TableauDeBord, 'delegue'>) {
  const t = useTexts('tableau-de-bord');
  if (!delegue) return null;
  const { nom, telephone, email } = delegue;
  return (
    <BlocEncadre titre={t('delegue.titre')}>
      <p className="type-name">{nom}</p>
      <Appels telephone={telephone} email={email} />
    </BlocEncadre>
  );
}

function MonMagasin() {
  const t = useTexts('tableau-de-bord');
  const { locale, session } = usePage();
  const context = useRouteContext({ from: '__root__' });
  const id = session.magasin?.id;
  const { data } = useQuery({ ...magasinQuery(context, id ?? 0), enabled: id !== undefined });
  const maintenant = useMaintenant();
  if (!data) return null;
  const { magasin, jour } = data;
  return (
    <BlocEncadre titre={t('magasin.titre')}>
      <Lien href={liens.magasin(locale, magasin)} className="type-name hover:underline">
        {nomMagasin(magasin.libelle)}
      </Lien>
      <EtatDuMagasin magasin={magasin} jour={jour} maintenant={maintenant} className="type-meta" />
      <Appels telephone={magasin.telephone} email={magasin.email} />
    </BlocEncadre>
  );
}

interface AppelsProps {
  telephone: string | null;
  email: string;
}

function Appels({ telephone, email }: AppelsProps): ReactNode {
  return (
    <ul className="mt-1 flex flex-col">
      {telephone && (
        <li>
          <a href={`tel:${telephone}`} className={CONTACT}>
            <Phone size={16} aria-hidden />
            {formatTelephone(telephone)}
          </a>
        </li>
      )}
      <li className="min-w-0">
        <a href={`mailto:${email}`} className={CONTACT}>
          <Mail size={16} aria-hidden className="shrink-0" />
          <span className="min-w-0 break-all">{email}</span>
        </a>
      </li>
    </ul>
  );
}
