/**
 * What the shop has to tell, under the header of the pages it concerns. Those the page came with
 * have their place in it from the start; those that arrive later float over it and move nothing.
 */
import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { clsx } from 'clsx';
import { supprimerMessage, type Message } from '@comptoir/contract/messages/messages.contract.ts';
import { messagesQuery } from '../http/messages-query.ts';
import { openOverlay } from '../overlay/overlay-store.ts';
import { usePage } from '../page-context.ts';
import { useIsAwake } from '../ui/use-is-awake.ts';
import { useTexts } from '../use-texts.ts';

interface BarreMessagesProps {
  /** Those it came with. */
  dePage: readonly Message[] | undefined;
}

export function BarreMessages({ dePage = AUCUN }: BarreMessagesProps) {
  const { data = AUCUN } = useQuery(messagesQuery);
  const { path } = usePage();
  const isAwake = useIsAwake();
  const ici = (isAwake ? data : dePage).filter(
    ({ page }) => page === undefined || isSous(path, page),
  );
  const isDePage = ({ id }: Message) => dePage.some((message) => message.id === id);
  const ecarter = useEcarter();
  useLecture(ici, ecarter);
  if (ici.length === 0) return null;
  return (
    <>
      <Liste messages={ici.filter(isDePage)} ecarter={ecarter} />
      <Liste messages={ici.filter((message) => !isDePage(message))} ecarter={ecarter} flottante />
    </>
  );
}

const AUCUN: Message[] = [];

/** The page itself or one below it. */
function isSous(path: string, page: string): boolean {
  const [nu = ''] = path.split('?', 1);
  return nu === page || (page !== '/' && nu.startsWith(`${page}/`));
}

type Ecarter = (id: number) => void;

/** Gone at once; where the shop could not be told, it comes back with the next page. */
function useEcarter(): Ecarter {
  const { api, queryClient } = useRouteContext({ from: '__root__' });
  return (id) => {
    queryClient.setQueryData(messagesQuery.queryKey, (avant = AUCUN) =>
      avant.filter((message) => message.id !== id),
    );
    api.call(supprimerMessage, { params: { id } }).catch(() => undefined);
  };
}

/** One that has to be read opens by itself, once per page one opens. */
function useLecture(ici: readonly Message[], ecarter: Ecarter): void {
  const t = useTexts('cadre');
  const ouverts = useRef(new Set<number>());
  const aLire = ici.find(({ id, aLire: doit }) => doit && !ouverts.current.has(id));
  useEffect(() => {
    if (!aLire) return;
    ouverts.current.add(aLire.id);
    openOverlay('message', {
      titre: aLire.titre ?? t('messages.titre'),
      texte: aLire.libelle,
      action: t('messages.lu'),
      onLu: () => ecarter(aLire.id),
    });
    // oxlint-disable-next-line react/exhaustive-deps -- the message alone opens it
  }, [aLire?.id]);
}

const LOOKS = {
  info: { icon: Info, ground: 'bg-sel', tint: 'text-link' },
  succes: { icon: CircleCheck, ground: 'bg-ok-b', tint: 'text-ok' },
  avertissement: { icon: TriangleAlert, ground: 'bg-warn-b', tint: 'text-warn' },
  erreur: { icon: CircleAlert, ground: 'bg-err-b', tint: 'text-err' },
};

interface ListeProps {
  messages: readonly Message[];
  ecarter: Ecarter;
  flottante?: boolean;
}

function Liste({ messages, ecarter, flottante = false }: ListeProps) {
  const t = useTexts('cadre');
  if (messages.length === 0) return null;
  return (
    <section
      aria-label={t('messages.titre')}
      role={flottante ? 'status' : undefined}
      className={clsx(
        'print:hidden',
        flottante && 'fixed inset-x-4 bottom-20 z-20 sm:right-auto sm:bottom-8 sm:left-8 sm:w-110',
      )}
    >
      <ul className={clsx(flottante && 'flex flex-col gap-2')}>
        {messages.map(({ id, niveau, titre, libelle }) => {
          const { icon: Icon, ground, tint } = LOOKS[niveau];
          return (
            <li
              key={id}
              className={clsx(ground, flottante ? 'rounded-card border shadow-float' : 'border-b')}
            >
              <div
                className={clsx('flex items-start gap-3 py-1', flottante ? 'px-4' : 'page-wide')}
              >
                <Icon size={20} aria-hidden className={clsx('mt-3 shrink-0', tint)} />
                <p className="min-w-0 flex-1 py-2.5 type-body text-pretty">
                  {titre && <strong>{titre} </strong>}
                  {libelle}
                </p>
                <button
                  type="button"
                  aria-label={t('messages.ecarter')}
                  onClick={() => ecarter(id)}
                  className="flex size-11 shrink-0 items-center justify-center rounded-control hover:bg-sunk-2"
                >
                  <X size={20} aria-hidden />
                </button>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
