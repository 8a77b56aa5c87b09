export const isDialogOpen = () => document.querySelector("[role=dialog], [role=alertdialog]") !== null;
