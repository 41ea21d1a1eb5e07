/**
 * What the shop announces, under the header of the pages it concerns. Those the page came with
 * have their place in it from the start; those that arrive later float over it and move nothing.
 */
import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { ChevronDown, CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { clsx } from 'clsx';
import { supprimerMessage, type Message } from '@comptoir/contract/messages/messages.contract.ts';
import { withLocale } from '@comptoir/contract/words/locales.ts';
import { messagesQuery } from '../http/messages-query.ts';
import { Lien } from '../page/lien.tsx';
import { openOverlay } from '../overlay/overlay-store.ts';
import { usePage } from '../page/page-context.ts';
import { useIsAwake } from '../ui/use-is-awake.ts';
import { useTexts } from '../words/use-texts.ts';

interface BarreMessagesProps {
  /** Those it came with. */
  dePage: readonly Message[] | undefined;
}

export default function BarreMessages({ dePage = AUCUN }: BarreMessagesProps) {
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
      <Bandeau messages={ici.filter(isDePage)} ecarter={ecarter} />
      <Bandeau messages={ici.filter((message) => !isDePage(message))} ecarter={ecarter} flottante />
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

/** Gone at once; where the shop could not be notified, it comes back with the next page. */
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

interface BandeauProps {
  messages: readonly Message[];
  ecarter: Ecarter;
  flottante?: boolean;
}

/**
 * The first of them in short, the others and its end when asked for. A phone has no room for the
 * words of the link and of the count beside the message: it shows two lines of the message itself.
 */
function Bandeau({ messages, ecarter, flottante = false }: BandeauProps) {
  const t = useTexts('cadre');
  const id = useId();
  const [isOuvert, setIsOuvert] = useState(false);
  const [premier, ...autres] = messages;
  if (!premier) return null;
  const isPlusieurs = autres.length > 0;
  return (
    <section
      aria-label={t('messages.titre')}
      role={flottante ? 'status' : undefined}
      className={clsx(
        'print:hidden',
        flottante && 'fixed inset-x-4 bottom-20 z-20 sm:right-auto sm:bottom-8 sm:left-8 sm:w-110',
      )}
    >
      <ul id={id} className={clsx(flottante && 'flex flex-col gap-2')}>
        <Ligne
          message={premier}
          ecarter={ecarter}
          flottante={flottante}
          replie={isOuvert ? undefined : isPlusieurs ? 'toujours' : 'telephone'}
        >
          <button
            type="button"
            aria-expanded={isOuvert}
            aria-controls={id}
            aria-label={
              isPlusieurs ? undefined : t(isOuvert ? 'messages.replier' : 'messages.lire')
            }
            onClick={() => setIsOuvert(!isOuvert)}
            className={clsx(
              'flex h-11 shrink-0 items-center gap-1 rounded-control px-2 type-meta hover:bg-sunk-2',
              !isPlusieurs && 'sm:hidden',
            )}
          >
            {isPlusieurs && (
              <>
                <span aria-hidden className="sm:hidden">
                  {messages.length}
                </span>
                <span className="max-sm:sr-only">
                  {t('messages.nombre', { count: messages.length })}
                </span>
              </>
            )}
            <ChevronDown size={16} aria-hidden className={clsx(isOuvert && 'rotate-180')} />
          </button>
        </Ligne>
        {isOuvert &&
          autres.map((message) => (
            <Ligne key={message.id} message={message} ecarter={ecarter} flottante={flottante} />
          ))}
      </ul>
    </section>
  );
}

interface LigneProps {
  message: Message;
  ecarter: Ecarter;
  flottante: boolean;
  /** Where only its beginning is shown. */
  replie?: 'toujours' | 'telephone' | undefined;
  children?: ReactNode;
}

function Ligne({ message, ecarter, flottante, replie, children }: LigneProps) {
  const t = useTexts('cadre');
  const { locale } = useRouteContext({ from: '__root__' });
  const { id, niveau, titre, libelle, lien } = message;
  const { icon: Icon, ground, tint } = LOOKS[niveau];
  return (
    <li className={clsx(ground, flottante ? 'rounded-card border shadow-float' : 'border-b')}>
      <div
        className={clsx(
          'flex items-start gap-x-2 py-1 sm:gap-x-3',
          flottante ? 'px-4' : 'page-wide',
        )}
      >
        <Icon size={20} aria-hidden className={clsx('mt-3 shrink-0', tint)} />
        <p
          className={clsx(
            // A margin, not a padding: the line after the last would show in a padding.
            'my-2.5 min-w-0 flex-1 type-body',
            // Pretty lines wrap by themselves: they would undo the one line.
            replie === 'toujours'
              ? 'max-sm:line-clamp-2 sm:truncate'
              : replie
                ? 'max-sm:line-clamp-2 sm:text-pretty'
                : 'text-pretty',
          )}
        >
          {titre && <strong>{titre} </strong>}
          {libelle}
        </p>
        {lien && (
          <Lien
            href={withLocale(locale, lien)}
            className={clsx(
              'flex h-11 shrink-0 items-center type-body text-link underline underline-offset-2',
              replie && 'max-sm:hidden',
            )}
          >
            {t('messages.voir')}
          </Lien>
        )}
        {children}
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
}
