/** Where this tab keeps the message of the contact page until it is sent. */
export const contactKey = 'hirely.contact';
