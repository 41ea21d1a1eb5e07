/** What is to be known of the piece: a price that changed when it was priced again, stock that is short. */
import type { MessageControle } from '@comptoir/contract/panier/controles.contract.ts';
import { Alert } from '../ui/notice/alert.tsx';
import { useTexts } from '../words/use-texts.ts';

const MONTRES = 5;

interface Props {
  messages: readonly MessageControle[];
  /** How many there are in all, where these are the first alone. */
  nombre?: number | undefined;
}

export function MessagesPiece({ messages, nombre = messages.length }: Props) {
  const t = useTexts('piece-ouverte');
  if (messages.length === 0) return null;
  const isErreur = messages.some(({ niveau }) => niveau === 'erreur');
  const reste = nombre - MONTRES;
  return (
    <Alert
      state={isErreur ? 'err' : messages.some(isAttention) ? 'warn' : 'info'}
      className="mt-4"
      title={t('messages.titre', { count: nombre })}
    >
      <ul className="mt-1 list-disc pl-5">
        {messages.slice(0, MONTRES).map(({ code, libelle, articleId, chantierId }) => (
          <li key={`${code} ${chantierId} ${articleId} ${libelle}`}>{libelle}</li>
        ))}
      </ul>
      {reste > 0 && <p>{t('messages.autres', { count: reste })}</p>}
    </Alert>
  );
}

const isAttention = ({ niveau }: MessageControle) => niveau === 'attention';
