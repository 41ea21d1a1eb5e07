/** To the bank, for what is left of these invoices. */
import { useMutation } from '@tanstack/react-query';
import { useRouteContext, useRouter } from '@tanstack/react-router';
import { CreditCard } from 'lucide-react';
import { payerFactures } from '@comptoir/contract/factures/paiement-factures.contract.ts';
import { liens } from '@comptoir/contract/liens.ts';
import { useFailureText } from '../http/use-failure-text.ts';
import { usePage } from '../page/page-context.ts';
import { Button } from '../ui/button/button.tsx';
import { showToast } from '../ui/notice/toast-store.ts';

interface Props {
  cles: readonly string[];
  libelle: string;
  size?: 'sm';
}

/** A delegate pays nothing for a customer. */
export function PayerFactures({ cles, libelle, size }: Props) {
  const { api, locale } = useRouteContext({ from: '__root__' });
  const router = useRouter();
  const failureText = useFailureText();
  const { delegue } = usePage().session;
  const paiement = useMutation({
    mutationFn: () => api.call(payerFactures, { body: { cles: [...cles] } }, { locale }),
    onSuccess: ({ key }) =>
      router.navigate({ href: liens.paiement(locale, { query: { key } }), resetScroll: true }),
    onError: (error) => showToast({ title: failureText(error) }),
  });
  if (delegue || cles.length === 0) return null;
  return (
    <Button
      {...(size && { size })}
      icon={CreditCard}
      busy={paiement.isPending}
      onClick={() => paiement.mutate()}
    >
      {libelle}
    </Button>
  );
}
