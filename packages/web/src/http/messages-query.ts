/**
 * The messages waiting for the visitor. Never asked for: they come with the page, and again when an
 * answer announces others.
 */
import { queryOptions, skipToken, type QueryClient } from '@tanstack/react-query';
import type { Message } from '@comptoir/contract/messages/messages.contract.ts';

export const messagesQuery = queryOptions<Message[]>({
  queryKey: ['messages'],
  queryFn: skipToken,
  staleTime: Infinity,
  gcTime: Infinity,
});

/** Those the page came with, once others have come: what hydrates after that shows these first. */
export const messagesDePageQuery = queryOptions<Message[]>({
  ...messagesQuery,
  queryKey: ['messages', 'de-page'],
});

export function noterMessages(queryClient: QueryClient, messages: Message[]): void {
  queryClient.setQueryData(
    messagesDePageQuery.queryKey,
    (avant) => avant ?? queryClient.getQueryData(messagesQuery.queryKey) ?? [],
  );
  queryClient.setQueryData(messagesQuery.queryKey, messages);
}
