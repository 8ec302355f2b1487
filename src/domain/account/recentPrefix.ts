/** Under which names a device keeps what somebody saw last: the person's id follows, then the company's. Without imports, for whoever only forgets. */
export const recentPrefix = 'hirely.recent/';
