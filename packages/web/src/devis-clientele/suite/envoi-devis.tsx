/** Sends a quote to its customer, or makes a link to hand over oneself. */
import { useMutation } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useState } from 'react';
import { Copy, Send } from 'lucide-react';
import type { DevisClienteleDetaille } from '@comptoir/contract/devis-clientele/devis-clientele.contract.ts';
import { envoyerDevisClientele } from '@comptoir/contract/devis-clientele/envoi-devis.contract.ts';
import { MAX_SIGNES_TEXTE } from '@comptoir/contract/devis-clientele/limites.ts';
import { useFailureText } from '../../http/use-failure-text.ts';
import type { Edition } from '../edition/use-edition.ts';
import { Button } from '../../ui/button/button.tsx';
import { copyText } from '../../ui/button/copy-text.ts';
import { Alert } from '../../ui/notice/alert.tsx';
import { TextInput } from '../../ui/field/text-input.tsx';
import { Textarea } from '../../ui/field/textarea.tsx';
import { useTexts } from '../../words/use-texts.ts';
import { devisQuery, relireDevis } from '../devis-clientele.queries.ts';

interface Props {
  devis: DevisClienteleDetaille;
  edition: Edition;
  fermer: () => void;
}

export function EnvoiDevis({ devis, edition, fermer }: Props) {
  const t = useTexts('devis-clientele');
  const context = useRouteContext({ from: '__root__' });
  const failureText = useFailureText();
  const [email, setEmail] = useState(edition.document.client.email);
  const [message, setMessage] = useState('');
  const { id } = devis;
  const envoi = useMutation({
    mutationFn: async (parMail: boolean) => {
      await edition.enregistrer();
      const body = parMail ? { email: email.trim(), ...(message && { message }) } : {};
      return context.api.call(envoyerDevisClientele, { params: { id }, body });
    },
    async onSuccess({ lien: _lien, ...ecrit }) {
      context.queryClient.setQueryData(devisQuery(context, id).queryKey, ecrit);
      await relireDevis(context.queryClient);
    },
  });
  const fait = envoi.data;
  if (fait) {
    return (
      <Alert
        state="ok"
        live
        title={envoi.variables ? t('envoi.parti', { email }) : t('envoi.lienFait')}
        action={
          <Button size="sm" icon={Copy} onClick={() => void copyText(fait.lien)}>
            {t('envoi.copier')}
          </Button>
        }
      >
        <span className="block type-meta wrap-anywhere" data-lien-devis>
          {fait.lien}
        </span>
      </Alert>
    );
  }
  return (
    <form
      aria-label={t('envoi.titre')}
      className="flex max-w-160 flex-col gap-3 rounded-card border border-line-2 p-4"
      onSubmit={(event) => {
        event.preventDefault();
        envoi.mutate(true);
      }}
    >
      <h2 className="type-h3">{t('envoi.titre')}</h2>
      <p className="type-meta text-text-2">{t('envoi.texte')}</p>
      <TextInput
        label={t('envoi.email')}
        type="email"
        required
        maxLength={254}
        value={email}
        onChange={({ currentTarget }) => setEmail(currentTarget.value)}
      />
      <Textarea
        label={t('envoi.message')}
        rows={3}
        maxLength={MAX_SIGNES_TEXTE}
        value={message}
        onChange={({ currentTarget }) => setMessage(currentTarget.value)}
      />
      {envoi.isError && (
        <Alert state="err" live>
          {failureText(envoi.error)}
        </Alert>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" kind="primary" icon={Send} busy={envoi.isPending && envoi.variables}>
          {t('envoi.envoyer')}
        </Button>
        <Button busy={envoi.isPending && !envoi.variables} onClick={() => envoi.mutate(false)}>
          {t('envoi.lienSeul')}
        </Button>
        <Button kind="quiet" onClick={fermer}>
          {t('fermer')}
        </Button>
      </div>
    </form>
  );
}
