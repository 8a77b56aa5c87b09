/** Whether a dialog is open over the page. */
export const isDialogOpen = () => document.querySelector("[role=dialog], [role=alertdialog]") !== null;
