/**
 * Runs in the head before the first paint, inlined and hashed for the CSP: puts the kept theme on the page,
 * and fetches the page anew when the kept language is not the one that was sent (a lost cookie).
 */
export const bootScript = `(function(){var d=document.documentElement,s;try{s=localStorage;if(s.getItem("theme")==="light")d.dataset.theme="light";var l=s.getItem("language"),q=new URLSearchParams(location.search).get("lang");if(l&&l!==d.lang&&/^(en|ar|fr|ur|id|tr)$/.test(l)&&!/^(en|ar|fr|ur|id|tr)$/.test(q||"")&&document.cookie.indexOf("language="+l)<0){document.cookie="language="+l+"; path=/; max-age=31536000; samesite=lax";if(document.cookie.indexOf("language="+l)>=0)location.reload()}}catch(e){}})()`;
