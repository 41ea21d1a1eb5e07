/** What the job of the test bank is given. */
export interface NotificationADire {
  reference: string;
}
