// Leads from the address of a table to the page, with what stands behind the #: the server never sees it.
location.replace(document.getElementById("go").href + location.hash);
